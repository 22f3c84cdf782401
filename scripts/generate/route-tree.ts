import { join } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { routerConfig } from './router-config.ts'

/** Makes route-tree.gen.ts in `out` from src/routes/, as the build's plugin does. */
export async function generateRouteTree(out: string): Promise<void> {
  const root = process.cwd()
  const config = getConfig({ ...routerConfig, generatedRouteTree: `./${join(out, 'route-tree.gen.ts')}` }, root)
  await new Generator({ config, root }).run()
}
