import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { i18n } from '#src/i18n/i18n.ts'
import { reportProblem, watchProblems } from '#src/platform/error-report.ts'
import { watchStylesheets } from '#src/platform/load-chunk.ts'
import { StoresProvider } from '#src/stores/stores-context.tsx'
import { watchChunks } from '../errors/chunk-failure.ts'
import { createApp } from './create-app.ts'
import { startApp } from './start-app.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

watchChunks(window)
watchStylesheets(window)
// A build without a hook does without the code.
if (import.meta.env.VITE_ERROR_HOOK) watchProblems(window, reportProblem)
const app = createApp()
// public/boot.js looks for it: without it the app's own scripts could not be loaded.
container.dataset['app'] = 'started'

// In the gallery's build alone: what no screen opens yet is looked at and tested by its name.
if (import.meta.env.VITE_GALLERY === '1') Object.assign(globalThis, { tumpakOverlays: app.stores.overlays })

// A build replaces `DEV` by false and drops the import.
const Devtools = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('../providers/devtools.tsx')).Devtools }))
  : undefined

startApp(app).then(
  () =>
    createRoot(container).render(
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <StoresProvider stores={app.stores}>
            <QueryClientProvider client={app.queryClient}>
              <RouterProvider router={app.router} />
              {Devtools && (
                <Suspense>
                  <Devtools router={app.router} />
                </Suspense>
              )}
            </QueryClientProvider>
          </StoresProvider>
        </I18nextProvider>
      </StrictMode>,
    ),
  // Without texts React has nothing to say: public/boot.js deals with it.
  () => window.dispatchEvent(new Event('boot-failed')),
)
