import { LANGUAGES } from '../../src/i18n/languages.ts'
import { assertFeature, assertFrame, assertName, assertParent, assertTitle } from './assert-screen.ts'
import { addEntry } from './edit-code.ts'
import { Files, toKebab, toPascal, type Added } from './files.ts'
import type { NewScreen, ScreenParts } from './new-screen.ts'
import { readForm, renderForm } from './screen-form.ts'
import { readShown, renderData, renderList, type Shown } from './screen-read.ts'

interface Options {
  /** The operation whose data the page shows. */
  reads?: string | undefined
  /** The write that its form sends. */
  form?: string | undefined
  /** The parameter of its address, with which it reads. */
  by?: string | undefined
  /** The page below whose address it is. */
  under?: string | undefined
  access?: string
  place?: string
}

/** Adds a page that shows a read or sends a form: route, screen, texts in each language, and a component test. */
export function addScreen(feature: string, name: string, title: string, options: Options): Added {
  const { reads, form, by, under, access = 'player', place = 'profile' } = options
  assertFeature(feature)
  assertName(name)
  assertTitle(title)
  assertFrame({ access, place })
  if ((reads === undefined) === (form === undefined))
    throw new Error('A page has --reads, the read that it shows, or --form, the write that it sends. See --help')
  if (form !== undefined && by !== undefined) throw new Error('--by is for --reads: the parameter of the read.')
  if (under !== undefined && by === undefined) throw new Error('--under is for a page with --by.')
  if (under !== undefined) assertParent(under)
  const page = { name, title, feature, file: toKebab(name), component: `${toPascal(name)}Screen` }
  const shown = reads === undefined ? undefined : readShown(reads, by)
  const parts =
    shown === undefined
      ? renderForm(page, readForm(form ?? ''))
      : shown.rowKey === undefined
        ? renderData(page, shown)
        : renderList(page, shown, shown.rowKey)
  return addParts(page, parts, { shown, access, place, address: `/${under ?? name}` })
}

interface Frame {
  shown: Shown | undefined
  access: string
  place: string
  /** Its address without the parameter. */
  address: string
}

function addParts(page: NewScreen, parts: ScreenParts, { shown, access, place, address }: Frame): Added {
  const { name, title, feature, file, component } = page
  const files = new Files()
  const folder = `src/features/${feature}/${file}`
  const parameter = shown?.parameter
  const path = parameter === undefined ? address : `${address}/$${parameter.name}`
  files.change('src/routing/route-names.ts', (text) => addEntry(text, 'ROUTES', `${name}: '${path}'`))
  files.create(
    parameter === undefined
      ? `src/routes/_shell/${name}.index.tsx`
      : `src/routes/_shell${path.replace(/\/(?=\$)/, '.')}.tsx`,
    renderRoute(page, parts, { shown, access, place, address }),
  )
  if (parameter !== undefined)
    files.change('tests/support/route-pages.ts', (text) =>
      addEntry(text, 'EXAMPLES', `'${path}': '${address}/${parameter.example}'`),
    )
  files.create(`${folder}/${file}-screen.tsx`, parts.screen)
  if (parts.queries !== undefined) files.create(`${folder}/${file}.queries.ts`, parts.queries)
  files.create(
    `${folder}/${file}-screen.browser.test.tsx`,
    `import { describe, expect, it } from 'vitest'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { ${component} } from './${file}-screen.tsx'

describe('${component}', () => {
${parts.test}})
`,
  )
  for (const language of LANGUAGES) {
    files.create(`src/i18n/locales/${language}/${name}.json`, toJson(parts.texts))
    files.change(`src/i18n/locales/${language}/common.json`, (text) =>
      toJson({ ...(JSON.parse(text) as object), [name]: title }),
    )
  }
  return {
    files,
    left: [
      'npm run generate, which writes the route tree and the types of the texts.',
      `Translate the texts of ${LANGUAGES.slice(1).join(', ')}: tests/architecture/texts.test.ts names them.`,
      `Lead to it: <Link to={ROUTES.${name}}> where players look for it; its place in the navigation in staticData.`,
      ...(parameter === undefined
        ? []
        : ['An address that cannot be: beforeLoad of src/routes/_shell/returnGift.$sn.tsx.']),
      `Describe it in ${folder}/${file}-screen.tsx, and test what a player does.`,
      `npm run screens -- --only ${name}: look at its pictures. Guards, tours and pictures follow the route file.`,
    ],
  }
}

const toJson = (texts: object): string => `${JSON.stringify(texts, null, 2)}\n`

function renderRoute({ name, component, feature, file }: NewScreen, { route }: ScreenParts, frame: Frame): string {
  const { shown, access, place, address } = frame
  const parameter = shown?.parameter?.name
  const id = parameter === undefined ? `${address}/` : `${address}/$${parameter}`
  const context =
    route.loader === ''
      ? ''
      : `{ context: { queryClient }${parameter === undefined ? '' : `, params: { ${parameter} }`} }`
  const loader =
    route.loader === ''
      ? `() => loadTexts('${name}')`
      : `async (${context}) => {
    await Promise.all([loadTexts('${name}'), ${route.loader}])
  }`
  const page = name.charAt(0).toUpperCase() + name.slice(1)
  const withParameter = `
function ${page}() {
  const { ${parameter ?? ''} } = Route.useParams()
  return <${component} key={${parameter ?? ''}} ${parameter ?? ''}={${parameter ?? ''}} />
}
`
  return `import { createFileRoute } from '@tanstack/react-router'
${route.imports}import { ${component} } from '#src/features/${feature}/${file}/${file}-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/_shell${id}')({
  staticData: {
    access: '${access}',
    isProposed: true,
    page: { title: '${name}', place: '${place}', isSubPage: true },
    ${route.failed ? `failed: '${name}:failed',` : ''}
  },
  loader: ${loader},
  component: ${parameter === undefined ? component : page},
})
${parameter === undefined ? '' : withParameter}`
}
