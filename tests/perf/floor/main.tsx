/**
 * The smallest app that uses each library named by the customer once: their size without our code. On the addresses of
 * `reads.ts` it sends the first reads of our page and shows the same kind of content. `npm run bench` builds it beside the
 * app and shows the app's sizes and times as ratios.
 */
import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router'
import { createInstance } from 'i18next'
import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react-lite'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { READS } from './reads.ts'

const Game = z.object({ name: z.string().check(z.minLength(1)) })

class Counter {
  count = 0
  constructor() {
    makeAutoObservable(this)
  }
  add(): void {
    this.count += 1
  }
}

const counter = new Counter()

const Screen = observer(function Screen() {
  const { t } = useTranslation()
  const { data } = useSuspenseQuery({
    queryKey: ['game'],
    queryFn: () => Promise.resolve(Game.parse({ name: 'floor' })),
  })
  return (
    <button type="button" onClick={() => counter.add()}>
      {t('play')} {data.name} {counter.count}
    </button>
  )
})

/** The texts of all responses of the page at this address. */
async function readContent(path: string): Promise<string> {
  const texts: string[] = []
  for (const round of READS[path] ?? [])
    texts.push(...(await Promise.all(round.map(async (address) => (await fetch(address)).text()))))
  return texts.join('\n')
}

/** Pictures, amounts, a level and a field, as far as the responses have them. */
const Page = observer(function Page() {
  const path = location.pathname
  const { data } = useSuspenseQuery({ queryKey: ['content', path], queryFn: () => readContent(path) })
  const pictures = (kind: string) => [...new Set(data.match(new RegExp(`/art/${kind}/[^"?]+`, 'g')))]
  return (
    <main>
      {pictures('banner')
        .slice(0, 1)
        .map((url) => (
          <img key={url} src={`${url}?w=768`} width="328" height="164" alt="" />
        ))}
      <ul>
        {pictures('cover')
          .slice(0, 6)
          .map((url) => (
            <li key={url} style={{ display: 'inline-block' }}>
              <img src={`${url}?w=288`} width="102" height="136" alt="" />
            </li>
          ))}
        {[...new Set(data.match(/(?<=:)\d+(?:[.]\d+)?/g))].slice(0, 20).map((amount) => (
          <li key={amount}>₱{Number(amount).toFixed(2)}</li>
        ))}
      </ul>
      <p>VIP {data.match(/(?<="level":)\d+/)?.[0]}</p>
      <input inputMode="decimal" aria-label="Content" />
      <input type="password" aria-label="Content" />
    </main>
  )
})

const root = createRootRoute({ staticData: { access: 'open' }, component: () => <Outlet /> })
const game = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { access: 'open' },
  component: () => (
    <Suspense>
      <Screen />
      <Link to="/">game</Link>
    </Suspense>
  ),
})
const content = createRoute({
  getParentRoute: () => root,
  path: '$',
  staticData: { access: 'open' },
  component: () => (
    <Suspense>
      <Page />
    </Suspense>
  ),
})
const router = createRouter({ routeTree: root.addChildren([game, content]) })
const i18n = createInstance({ lng: 'en', resources: { en: { translation: { play: 'Play' } } } })

const element = document.getElementById('root')
if (element !== null) {
  await i18n.use(initReactI18next).init()
  createRoot(element).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>,
  )
}
