import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { mergeResourcesAsInterface } from 'i18next-resources-for-ts'

/** The language that defines the keys; a test compares the others with it. */
const SOURCE = 'src/i18n/locales/en-US'

const HEADER = `// Made by \`npm run generate\` from ${SOURCE}. Do not edit.\n\n`

/** Makes i18n/resources.d.ts in `out`: TypeScript reads a JSON text as `string`, without typed parameters. */
export async function generateTextTypes(out: string): Promise<void> {
  const files = (await readdir(SOURCE)).filter((file) => file.endsWith('.json')).sort()
  const namespaces = await Promise.all(
    files.map(async (file) => ({
      name: basename(file, '.json'),
      resources: JSON.parse(await readFile(join(SOURCE, file), 'utf8')) as Record<string, unknown>,
    })),
  )
  await mkdir(join(out, 'i18n'), { recursive: true })
  await writeFile(join(out, 'i18n', 'resources.d.ts'), HEADER + mergeResourcesAsInterface(namespaces))
}
