import type { Config } from '@tanstack/router-plugin'

/** Where routes and their tree are; shared by the build's plugin and `npm run generate`. */
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

/** A route's loader and its screen are in two chunks: its data loads beside the screen, and the first page loads neither. */
export const codeSplitting = {
  autoCodeSplitting: true,
  codeSplittingOptions: {
    defaultBehavior: [['loader'], ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
  },
} satisfies Partial<Config>
