import { globSync, readdirSync, readFileSync } from 'node:fs'
import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import { LANGUAGES } from '../../src/i18n/languages.ts'
import { ACCESS } from '../../src/routing/access.ts'
import { ROUTES } from '../../src/routing/route-names.ts'
import { PROXIED_PATHS } from '../preview/proxy.ts'
import { inRoot } from '../root.ts'
import { Files, toKebab, toPascal, toQuoted, type Added } from './files.ts'
import { findRead } from './operations.ts'

interface Options {
  /** The operation whose data the page shows. */
  reads: string
  access: string
}

/** Adds a page that shows one read: route, screen, texts in each language, and a component test. */
export function addScreen(feature: string, name: string, title: string, { reads, access }: Options): Added {
  assertFeature(feature)
  assertName(name)
  assertTitle(title)
  assertAccess(access)
  const read = `${findRead(reads).tag}/${toKebab(reads)}`
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
    await expect.element(screen.getByText(${toQuoted(title)}, { exact: false })).toBeVisible()
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
    files,
    left: [
      'npm run generate, which writes the route tree and the types of the texts.',
      `Translate the texts of ${LANGUAGES.slice(1).join(', ')}: tests/architecture/texts.test.ts names them.`,
      `Lead to it: <Link to={ROUTES.${name}}> where players look for it; its place in the navigation in staticData.`,
      `Show the data in ${folder}/${file}-screen.tsx, and test what a player does.`,
      `npm run screens -- --only ${name}: look at its pictures. Guards, tours and pictures follow the route file.`,
    ],
  }
}

/** Names that the router or the web server takes for something else. */
const RESERVED = [
  ...['index', 'route', 'layout', 'lazy', 'loader'],
  ...['component', 'errorComponent', 'notFoundComponent', 'pendingComponent'],
  ...PROXIED_PATHS.map((path) => path.slice(1)),
  ...['assets', 'healthz'],
]

function assertFeature(feature: string): void {
  const features = readdirSync(inRoot('src/features'))
  if (!features.includes(feature))
    throw new Error(
      `There is no feature "${feature}".${didYouMean(feature, features)} There are: ${features.join(', ')}.`,
    )
}

function assertName(name: string): void {
  if (!/^[a-z]+(?:[A-Z][a-z]+)*$/.test(name))
    throw new Error(`"${name}": the name of a page is one word in letters, such as playLimits.`)
  if (RESERVED.includes(name) || readdirSync(inRoot('public')).includes(name))
    throw new Error(`A page cannot be called ${name}: the router or the web server uses the name.`)
  const common = JSON.parse(readFileSync(inRoot('src/i18n/locales/en-US/common.json'), 'utf8')) as object
  const taken = {
    'an address': Object.values(ROUTES).flatMap((path) => path.split('/')[1] ?? []),
    'a page': [...Object.keys(ROUTES), ...globSync('src/routes/**/*.tsx', { cwd: inRoot() }).map(readRouteName)],
    'a namespace of texts': readdirSync(inRoot('src/i18n/locales/en-US')).map((file) => file.replace('.json', '')),
    'a text of common.json': Object.keys(common),
  }
  // Some file systems do not tell capitals apart.
  const isSame = (one: string): boolean => one.toLowerCase() === name.toLowerCase()
  const [use] = Object.entries(taken).find(([, names]) => names.some(isSame)) ?? []
  if (use !== undefined) throw new Error(`There is ${use} called ${name} already.`)
}

/** The first word of a route file: `game` of `src/routes/_shell/game.index.tsx`. */
function readRouteName(file: string): string {
  return /([^/.]+)[^/]*$/.exec(file)?.[1] ?? ''
}

function assertTitle(title: string): void {
  if (!/^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} '’&,.?!₱%()-]*[^ ])?$/u.test(title))
    throw new Error(`"${title}": a title has letters, digits, spaces and ' & , . ? ! % ( ) - alone.`)
}

function assertAccess(access: string): void {
  if (!ACCESS.some((one) => one === access))
    throw new Error(
      `There is no access "${access}".${didYouMean(access, ACCESS)} There are: ${ACCESS.join(', ')} (src/routing/access.ts).`,
    )
}
