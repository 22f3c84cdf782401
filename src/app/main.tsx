import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { i18n } from '#src/i18n/i18n.ts'
import { StoresProvider } from '#src/stores/stores-context.tsx'
import { createApp } from './create-app.ts'
import { startApp } from './start-app.ts'
import { showStartFailure } from './start-failure.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

const app = createApp()

startApp(app).then(
  () =>
    createRoot(container).render(
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <StoresProvider stores={app.stores}>
            <QueryClientProvider client={app.queryClient}>
              <RouterProvider router={app.router} />
            </QueryClientProvider>
          </StoresProvider>
        </I18nextProvider>
      </StrictMode>,
    ),
  () => showStartFailure(container),
)
