import { existsSync, readFileSync } from 'node:fs'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { inRoot } from '../root.ts'
import { Files, toKebab, toPascal, type Added } from './files.ts'

interface Options {
  /** The operation whose data the page shows. */
  reads: string
  access: string
}

/** Adds a page that shows one read: route, screen, texts in each language, and a component test. */
export function addScreen(feature: string, name: string, title: string, { reads, access }: Options): Added {
  if (!existsSync(inRoot('src/features', feature))) throw new Error(`There is no src/features/${feature}.`)
  if (!/^[a-z][A-Za-z]*$/.test(name)) throw new Error(`${name}: the name of a page is one word, such as playLimits.`)
  const read = findRead(reads)
  const files = new Files()
  const file = toKebab(name)
  const screen = `${toPascal(name)}Screen`
  const folder = `src/features/${feature}/${file}`
  const hook = `use${toPascal(reads)}Suspense`

  files.insertAfterLast('src/routing/route-names.ts', /^ {2}\w+: '\/.*',$/, `  ${name}: '/${name}',`)
  files.create(
    `src/routes/_shell/${name}.tsx`,
    `import { createFileRoute } from '@tanstack/react-router'
import { ${reads}Query } from '#generated/http/${read}.ts'
import { ${screen} } from '#src/features/${feature}/${file}/${file}-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/${name}')({
  staticData: {
    access: '${access}',
    isProposed: true,
    page: { title: '${name}', place: 'profile', isSubPage: true },
    failed: '${name}:failed',
  },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([loadTexts('${name}'), queryClient.ensureQueryData(${reads}Query())])
  },
  component: ${screen},
})
`,
  )
  files.create(
    `${folder}/${file}-screen.tsx`,
    `import { useTranslation } from 'react-i18next'
import { ${hook} } from '#generated/http/${read}.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Card } from '#src/ui/surface/card.tsx'

/** ${title}. */
export function ${screen}() {
  const { t } = useTranslation('${name}')
  const { data } = ${hook}()
  return (
    <Card>
      <Text>{t('about')}</Text>
      <Text tone="quiet">{JSON.stringify(data)}</Text>
    </Card>
  )
}
`,
  )
  files.create(
    `${folder}/${file}-screen.browser.test.tsx`,
    `import { describe, expect, it } from 'vitest'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { ${screen} } from './${file}-screen.tsx'

describe('${screen}', () => {
  it('shows what the server returns', async () => {
    const sandbox = await createSandbox()
    const screen = await renderApp(<${screen} />, { username: 'ratified', texts: ['${name}'] })
    await expect.element(screen.getByText('${title}', { exact: false })).toBeVisible()
    expect(await sandbox.calls('${reads}')).toHaveLength(1)
  })
})
`,
  )
  for (const language of LANGUAGES) {
    const folderOfTexts = `src/i18n/locales/${language}`
    files.create(
      `${folderOfTexts}/${name}.json`,
      `${JSON.stringify({ about: `${title}: what this page shows`, failed: `We couldn't load ${title.toLowerCase()}` }, null, 2)}\n`,
    )
    files.insertAfterLast(`${folderOfTexts}/common.json`, /^ {2}"\w+": ".*",$/, `  "${name}": "${title}",`)
  }
  return {
    files: files.list(),
    left: [
      'npm run generate, which writes the route tree and the types of the texts.',
      `Translate the texts of ${LANGUAGES.slice(1).join(', ')}: tests/architecture/texts.test.ts names them.`,
      `Lead to it: <Link to={ROUTES.${name}}> where players look for it; its place in the navigation in staticData.`,
      `Show the data in ${folder}/${file}-screen.tsx, and test what a player does.`,
      `npm run screens -- --only ${name}: look at its pictures. Guards, tours and pictures follow the route file.`,
    ],
  }
}

/** The module of a read below generated/http, such as `account/get-user`. */
function findRead(id: string): string {
  const index = readFileSync(inRoot('openapi/openapi.yaml'), 'utf8')
  const path = new RegExp(`paths/(\\w+/${toKebab(id)})\\.yaml`).exec(index)?.[1]
  if (path === undefined) throw new Error(`There is no operation ${id}; npm run new -- endpoint adds one.`)
  if (!readFileSync(inRoot(`openapi/paths/${path}.yaml`), 'utf8').startsWith('get:'))
    throw new Error(`${id} is no read: a screen shows a read.`)
  return path
}
