/** The page's elements by their id. */
export const element = (id) => document.getElementById(id);
