/** Where routes stand and where their tree is written; the build's plugin and `npm run generate` share it. */
export const routerConfig = {
  target: 'react',
  routesDirectory: './src/routes',
  generatedRouteTree: './generated/route-tree.gen.ts',
  routeFileIgnorePattern: '\\.(test|queries)\\.',
  quoteStyle: 'single',
  semicolons: false,
  addExtensions: true,
  disableLogging: true,
} as const
