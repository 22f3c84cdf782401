import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { enableStaticRendering } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { LoginScreen } from '#src/features/account/entry/login-screen.tsx'
import { RegisterScreen } from '#src/features/account/entry/register-screen.tsx'
import { i18n, loadTexts, startI18n, switchLanguage } from '#src/i18n/i18n.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#src/i18n/languages.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { StoresProvider } from '#src/stores/stores-context.tsx'
import { createStores } from '#src/stores/stores.ts'
import type { EarlyPage } from '../bootstrap/page-map.ts'

const ignore = () => undefined

/** A new device. */
const storage: AppStorage = { get: ignore, set: () => false, remove: ignore, removeOwn: ignore }

/** The pages that show before the app has loaded: forms that need no data. */
const SCREENS: Readonly<Record<string, ReactElement>> = {
  [ROUTES.login]: <LoginScreen returnTo={undefined} code={undefined} onSignedIn={ignore} />,
  [ROUTES.register]: <RegisterScreen returnTo={undefined} invitationCode={undefined} onSignedIn={ignore} />,
}

/** Renders the early pages in all languages, for the build (`scripts/build/early-pages.ts`). */
export async function renderEarlyPages(): Promise<EarlyPage[]> {
  enableStaticRendering(true)
  await startI18n(DEFAULT_LANGUAGE)
  await loadTexts('account')
  const pages: EarlyPage[] = []
  for (const language of LANGUAGES) {
    await switchLanguage(language)
    for (const [path, screen] of Object.entries(SCREENS))
      pages.push({ path, language, html: await renderScreen(path, screen, language) })
  }
  return pages
}

async function renderScreen(path: string, screen: ReactElement, language: Language): Promise<string> {
  const stores = createStores({ storage, effects: { applyTheme: ignore, applyLanguage: ignore } })
  stores.settings.setLanguage(language)
  const router = createRouter({
    routeTree: createRootRoute({ staticData: { access: 'open' }, component: () => screen }),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <StoresProvider stores={stores}>
        <QueryClientProvider client={new QueryClient()}>
          {/* Not the app's router, whose type is registered. */}
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </StoresProvider>
    </I18nextProvider>,
  )
}
