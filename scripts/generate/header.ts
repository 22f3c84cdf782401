/** The header of generated files that no tool adds itself. */
export const HEADER = '// Made by `npm run generate` from the documents. Do not edit.\n\n'
