/** Heads every generated file that no tool heads by itself. */
export const HEADER = '// Made by `npm run generate` from the documents. Do not edit.\n\n'
