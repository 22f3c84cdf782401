import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, StrictMode, Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { i18n } from '#src/i18n/i18n.ts'
import { StoresProvider } from '#src/stores/stores-context.tsx'
import type { Stores } from '#src/stores/stores.ts'
import type { AppRouter } from '../router/router.tsx'
import { MoneyTexts } from './money-texts.tsx'

export interface AppProvidersProps {
  readonly stores: Stores
  readonly queryClient: QueryClient
  readonly router: AppRouter
}

// A build replaces `DEV` by false and drops the import.
const Devtools = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./devtools.tsx')).Devtools }))
  : undefined

/** The app within its providers: texts, stores, query client and router. */
export function AppProviders({ stores, queryClient, router }: AppProvidersProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <StoresProvider stores={stores}>
          <QueryClientProvider client={queryClient}>
            <MoneyTexts>
              <RouterProvider router={router} />
            </MoneyTexts>
            {Devtools && (
              <Suspense>
                <Devtools router={router} />
              </Suspense>
            )}
          </QueryClientProvider>
        </StoresProvider>
      </I18nextProvider>
    </StrictMode>
  )
}
