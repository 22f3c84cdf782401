import { createRoot } from 'react-dom/client'
import { reportProblem, watchProblems } from '#src/platform/error-report.ts'
import { watchStylesheets } from '#src/platform/load-chunk.ts'
import { watchChunks } from '../errors/chunk-failure.ts'
import { AppProviders } from '../providers/app-providers.tsx'
import { createApp } from './create-app.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

watchChunks(window)
watchStylesheets(window)
// A build without an error hook drops the import.
if (import.meta.env.VITE_ERROR_HOOK) watchProblems(window, reportProblem)
const { stores, queryClient, router, start } = createApp()
// public/boot.js reads it: without it the app's own scripts could not be loaded.
container.dataset['app'] = 'started'

// In the gallery's build only: tests open overlays by name that no screen opens yet.
if (import.meta.env.VITE_GALLERY === '1') Object.assign(globalThis, { tumpakOverlays: stores.overlays })

start().then(
  () => createRoot(container).render(<AppProviders stores={stores} queryClient={queryClient} router={router} />),
  // React cannot render without texts: public/boot.js shows an error.
  () => window.dispatchEvent(new Event('boot-failed')),
)
