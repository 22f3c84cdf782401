import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  type AnyRouter,
} from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { onTestFinished } from 'vitest'
import { render, type RenderResult } from 'vitest-browser-react'
import { configureApi } from '#src/api/api-config.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { followServerBadges } from '#src/app/session/follow-server-badges.ts'
import { MoneyTexts } from '#src/app/layout/money-texts.tsx'
import { findPressedControl, watchPressedControl } from '#src/app/toasts/pressed-control.ts'
import { createRequestToasts } from '#src/app/toasts/request-toasts.ts'
import { AppToasts } from '#src/app/toasts/app-toasts.tsx'
import { i18n, loadTexts, switchLanguage } from '#src/i18n/i18n.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { Namespace } from '#src/i18n/namespaces.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { applyHtmlLanguage, applyTheme } from '#src/platform/appearance.ts'
import { createStorage } from '#src/platform/storage.ts'
import { toStoredUser, type UserFields } from '#src/stores/stored-user.ts'
import { StoresProvider } from '#src/stores/stores-context.tsx'
import { createStores, type Stores } from '#src/stores/stores.ts'
import { MockSandbox } from '../mock-sandbox.ts'

export interface RenderAppOptions {
  language?: Language
  theme?: 'light' | 'dark'
  /** Namespaces beyond those of every page. */
  texts?: readonly Namespace[]
  /** Address of the page. */
  path?: string
  /** A persona of the mock who is logged in. */
  username?: string
}

/** A rendered component and its providers. */
export interface RenderedApp extends RenderResult {
  stores: Stores
  queryClient: QueryClient
  router: AnyRouter
}

/** Creates a sandbox of the mock; the page's requests use it from now on. */
export async function createSandbox(scenario?: string): Promise<MockSandbox> {
  const sandbox = await MockSandbox.create('', undefined, scenario)
  document.cookie = `tumpak_sandbox=${sandbox.id}; Path=/; SameSite=Lax`
  return sandbox
}

/**
 * Renders a component within the app's providers: texts, stores, query client, router, HTTP client and toasts. Its
 * requests go to the mock; a test that sends any calls {@link createSandbox} first.
 */
export async function renderApp(part: ReactNode, options: RenderAppOptions = {}): Promise<RenderedApp> {
  const { language = 'en-US', theme = 'light', texts = [], path = '/', username } = options
  await loadTexts(...texts)
  await switchLanguage(language)
  const stores = createStores({
    storage: createStorage(),
    effects: { applyTheme, applyLanguage: applyHtmlLanguage },
  })
  stores.settings.setLanguage(language)
  stores.settings.setTheme(theme)
  const toasts = createRequestToasts({
    store: stores.toasts,
    translate: (key) => i18n.t(`errors:${key}`),
    findPressed: findPressedControl,
  })
  onTestFinished(watchPressedControl())
  const queryClient = createQueryClient({ onFailure: toasts.failure })
  followServerBadges(queryClient, stores.badges)
  configureApi({
    headers: () => ({
      'Accept-Language': stores.settings.language,
      version: '1.0.0',
      versionCode: '1',
      deviceId: 'component-test',
      requestFrom: 'H5',
    }),
    onWrite: toasts.dismissFrom,
    onSuccessMessage: toasts.success,
    onSessionInvalid: () => stores.session.clear(),
    onLoading: stores.toasts.beginLoading,
  })
  if (username !== undefined) stores.session.signIn(await logIn(username))
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [path] }),
  }) as AnyRouter
  const screen = await render(
    <I18nextProvider i18n={i18n}>
      <StoresProvider stores={stores}>
        <QueryClientProvider client={queryClient}>
          <RouterContextProvider router={router}>
            <MoneyTexts>
              <Suspense>{part}</Suspense>
            </MoneyTexts>
            <AppToasts store={stores.toasts} />
          </RouterContextProvider>
        </QueryClientProvider>
      </StoresProvider>
    </I18nextProvider>,
  )
  return { ...screen, stores, queryClient, router }
}

async function logIn(username: string) {
  const response = await fetch('/api/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: hashPassword('tumpak123') }),
  })
  const { data } = (await response.json()) as { data: UserFields }
  return toStoredUser(data)
}
