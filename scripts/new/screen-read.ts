import { documentedFor, type Operation } from '@tumpak/contract-kit/operation.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { toKebab, toPascal, toQuoted } from './files.ts'
import type { NewScreen, ScreenParts } from './new-screen.ts'
import { findRead, followSchema } from './operations.ts'

/** The read that a page shows. */
export interface Shown {
  id: string
  /** Its generated module. */
  module: string
  /** The parameter of the page's address. */
  parameter: { name: string; example: string } | undefined
  /** What identifies a row, of a list in pages. */
  rowKey: string | undefined
}

/** Reads an operation for a page. Throws a sentence if it needs more than the page's parameter. */
export function readShown(id: string, by: string | undefined): Shown {
  const operation = findRead(id)
  const needed = operation.parameters.filter(({ in: place, required }) => required && place !== 'header')
  const parameter = needed.find(({ name }) => name === by)
  const other = needed.find((one) => one !== parameter)
  if (other !== undefined)
    throw new Error(
      needed.length === 1 && other.in === 'path' && by === undefined
        ? `${id} needs ${other.name}: add --by ${other.name}, and the address of the page has it.`
        : `${id} needs ${other.name}, which no address of a page gives: write the page by hand.`,
    )
  if (by !== undefined && parameter === undefined) throw new Error(`${id} needs no parameter ${by}.`)
  if (parameter !== undefined && parameter.schema.value['type'] !== 'string')
    throw new Error(`${id}: ${parameter.name} is no text, as addresses are: write the page by hand.`)
  return {
    id,
    module: `#generated/http/${operation.tag}/${toKebab(id)}.ts`,
    parameter: parameter && { name: parameter.name, example: String(parameter.example ?? 'x') },
    rowKey: findRowKey(operation),
  }
}

/** What identifies a row of a list in pages; undefined for other reads. */
function findRowKey(operation: Operation): string | undefined {
  if (!operation.parameters.some(({ name }) => name === 'pageNum')) return undefined
  const [envelope] = (documentedFor(operation, 200)?.content[0]?.schema?.value['oneOf'] ?? []) as unknown[]
  const start: DocumentNode = { value: { envelope }, pointer: '', proposed: false }
  const steps = ['properties', 'data', 'properties', 'list', 'items', 'properties']
  let node = followSchema(start, envelope)
  for (const step of steps) node = followSchema(node, node.value[step])
  const keys = Object.keys(node.value)
  const key = keys.find((name) => name === 'id') ?? keys.find((name) => /(?:Id|No|code)$/.test(name))
  if (key === undefined || !isJson(node.value[key]))
    throw new Error(`The rows of ${operation.id} have no id: write the page by hand, after src/features/inbox.`)
  return key
}

const EMPTY = { value: '', word: '', prop: '', type: '' }

/** How the parameter of the address appears in code; all empty without one. */
function toCode({ parameter }: Shown): typeof EMPTY & { sample: string } {
  if (parameter === undefined) return { ...EMPTY, sample: '' }
  const { name, example } = parameter
  return {
    value: name,
    word: `${name}, `,
    prop: `{ ${name} }: { readonly ${name}: string }`,
    type: `${name}: string`,
    sample: ` ${name}=${toQuoted(example).replaceAll("'", '"')}`,
  }
}

function renderTest({ component, name }: NewScreen, { id }: Shown, sample: string, find: string): string {
  return `  it('shows what the server returns', async () => {
    const sandbox = await createSandbox()
    const screen = await renderApp(<${component}${sample} />, { username: 'vip8player', texts: ['${name}'] })
    await expect.element(screen.${find}).toBeVisible()
    expect((await sandbox.calls('${id}')).length).toBeGreaterThan(0)
  })
`
}

/** A page that shows the data of a read. */
export function renderData(page: NewScreen, shown: Shown): ScreenParts {
  const { name, title, component } = page
  const { id, module } = shown
  const { value, prop, sample } = toCode(shown)
  const hook = `use${toPascal(id)}Suspense`
  return {
    route: {
      imports: `import { ${id}Query } from '${module}'\n`,
      loader: `queryClient.ensureQueryData(${id}Query(${value}))`,
      failed: true,
    },
    screen: `import { useTranslation } from 'react-i18next'
import { ${hook} } from '${module}'
import { Text } from '#src/ui/data/text.tsx'
import { Card } from '#src/ui/surface/card.tsx'

/** ${title}. */
export function ${component}(${prop}) {
  const { t } = useTranslation('${name}')
  const { data } = ${hook}(${value})
  return (
    <Card>
      <Text>{t('about')}</Text>
      <Text tone="quiet">{JSON.stringify(data)}</Text>
    </Card>
  )
}
`,
    test: renderTest(page, shown, sample, `getByText(${toQuoted(title)}, { exact: false })`),
    texts: { about: `${title}: what this page shows`, failed: `We couldn't load ${title.toLowerCase()}` },
  }
}

/** A page that shows a list, page by page. */
export function renderList(page: NewScreen, shown: Shown, rowKey: string): ScreenParts {
  const { name, title, feature, file, component } = page
  const { id, module } = shown
  const { value, word, prop, type, sample } = toCode(shown)
  const query = `${name}Query`
  return {
    route: {
      imports: `import { ${query} } from '#src/features/${feature}/${file}/${file}.queries.ts'\n`,
      loader: `queryClient.ensureInfiniteQueryData(${query}(${value}))`,
      failed: true,
    },
    queries: `import { infiniteQueryOptions } from '@tanstack/react-query'
import { ${id}, ${id}Query } from '${module}'
import { nextPage } from '#src/queries/paging.ts'

/** ${title}, page by page. */
export function ${query}(${type}) {
  const paging = { pageSize: 20 }
  return infiniteQueryOptions({
    queryKey: [...${id}Query(${word}paging).queryKey, 'infinite'],
    queryFn: ({ pageParam, signal }) => ${id}(${word}{ ...paging, pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}
`,
    screen: `import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EndlessList } from '#src/components/query-state/endless-list.tsx'
import { collectItems } from '#src/queries/paging.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { ${query} } from './${file}.queries.ts'

/** ${title}, page by page. */
export function ${component}(${prop}) {
  const { t } = useTranslation('${name}')
  const list = useInfiniteQuery(${query}(${value}))
  const rows = list.data ? collectItems(list.data.pages, (row) => row.${rowKey}) : []
  return (
    <EndlessList
      list={list}
      label={t('rows')}
      empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      failedTitle={t('failed')}
    >
      {rows.map((row) => (
        <li key={row.${rowKey}}>
          <ListRow title={JSON.stringify(row)} />
        </li>
      ))}
    </EndlessList>
  )
}
`,
    test: renderTest(page, shown, sample, `getByRole('list', { name: ${toQuoted(title)} })`),
    texts: {
      rows: title,
      emptyTitle: `${title}: nothing yet`,
      emptyText: 'What will be here, and how to get it.',
      failed: `We couldn't load ${title.toLowerCase()}`,
    },
  }
}
