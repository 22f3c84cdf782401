import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { inRoot } from '../../scripts/root.ts'
import { usageFaults, usedCalls, usedEvents, type Source } from './usage.ts'

const Documents = {
  openapi: z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) }),
  asyncapi: z.object({
    components: z.object({
      messages: z.record(
        z.string(),
        z.object({
          name: z.string(),
          'x-affects': z.optional(z.array(z.string())),
          'x-count': z.optional(z.unknown()),
        }),
      ),
    }),
  }),
}
/** Operations that src does not use. */
const WAIVERS = [
  {
    name: 'listGameTypes',
    reason: 'the game menu, its one reader, always takes the open variant (hasLogin false)',
  },
]
const sources: Source[] = globSync('src/**/*.{ts,tsx}', { cwd: inRoot() }).map((path) => ({
  path,
  text: readFileSync(inRoot(path), 'utf8'),
}))

function calls(): string[] {
  const { paths } = Documents.openapi.parse(JSON.parse(readFileSync(inRoot('generated/openapi.json'), 'utf8')))
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  return operations.flatMap(
    (operation) => z.safeParse(z.object({ operationId: z.string() }), operation).data?.operationId ?? [],
  )
}

function events(): string[] {
  const { components } = Documents.asyncapi.parse(JSON.parse(readFileSync(inRoot('generated/asyncapi.json'), 'utf8')))
  // An event that is no counter refetches what it affects, whatever its name (bind-affecting-events.ts).
  return Object.values(components.messages)
    .filter((message) => message['x-affects'] === undefined || message['x-count'] !== undefined)
    .map(({ name }) => name)
}

describe('the documents and the app', () => {
  it('every operation is used or waived with a reason', () => {
    expect(calls().length).toBeGreaterThan(20)
    expect(
      usageFaults(calls(), usedCalls(calls(), sources), WAIVERS),
      'A new operation? Import its hook or options in a route or feature, or waive it above with a reason.',
    ).toEqual([])
  })

  it('every socket event is used, or only affects reads', () => {
    expect(events().length).toBeGreaterThanOrEqual(10)
    expect(
      usageFaults(events(), usedEvents(events(), sources), []),
      'A new event? Give it x-affects in asyncapi/socket.yaml, or bind it in src/realtime/handlers.',
    ).toEqual([])
  })
})

describe('usedCalls', () => {
  const used = (path: string, text: string) => [...usedCalls(['getUser', 'loginUser'], [{ path, text }])]

  it.each([
    ['src/features/account/profile.tsx', "import { useGetUser } from '#generated/http/account/account.ts'"],
    [
      'src/queries/user.ts',
      "import { getUserQuery } from '#generated/http/account/account.ts'\nconst options = { ...getUserQuery(), staleTime: 0 }",
    ],
    [
      'src/queries/user.ts',
      "import { getUserQuery } from '#generated/http/account/account.ts'\nconst key = getUserQuery().queryKey\nread(getUserQuery())",
    ],
    [
      'src/features/account/account.queries.ts',
      "import {\n  type User,\n  useGetUserSuspense as useIt,\n} from '#generated/http/account/account.ts'",
    ],
  ])('finds a call in %s', (path, text) => {
    expect(used(path, text)).toEqual(['getUser'])
  })

  it.each([
    ['src/ui/form/login.tsx', "import { getUser } from '#generated/http/account/account.ts'"],
    [
      'src/queries/user.ts',
      "import { getUserQuery } from '#generated/http/account/account.ts'\nconst key = getUserQuery(toParams({})).queryKey",
    ],
    ['src/queries/user.ts', "import { type getUser } from '#generated/http/account/account.ts'"],
    ['src/queries/user.ts', "import type { getUser } from '#generated/http/account/account.ts'"],
    ['src/queries/user.ts', "// import { getUser } from '#generated/http/account/account.ts'"],
    ['src/queries/user.test.ts', "import { getUser } from '#generated/http/account/account.ts'"],
  ])('finds none in %s: %s', (path, text) => {
    expect(used(path, text)).toEqual([])
  })
})

describe('usedEvents', () => {
  it('finds a name in code, not in comments or tests', () => {
    const text = (name: string) => `const a = '${name}'`
    const files = [
      { path: 'src/stores/badges.ts', text: `${text('task.reward')}\n// 'pong'` },
      { path: 'src/stores/badges.test.ts', text: text('pong') },
      { path: 'mocks/sandbox.ts', text: text('pong') },
    ]
    expect([...usedEvents(['task.reward', 'pong'], files)]).toEqual(['task.reward'])
  })
})

describe('usageFaults', () => {
  it('reports missing uses and needless waivers', () => {
    const waived = [
      { name: 'b', reason: 'later' },
      { name: 'c', reason: '' },
      { name: 'd', reason: 'later' },
      { name: 'x', reason: 'later' },
    ]
    expect(usageFaults(['a', 'b', 'c', 'd', 'e'], new Set(['a', 'd']), waived)).toEqual([
      'e: not used in src, and not waived',
      'c: waived without a reason',
      'd: waived, but used',
      'x: waived, but the document has no such thing',
    ])
  })
})
