/**
 * The smallest app that uses each library named by the customer once: their size without our code. `npm run bench` builds
 * it beside the app and shows the app's JavaScript as a ratio.
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
const router = createRouter({ routeTree: root.addChildren([game]) })
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
