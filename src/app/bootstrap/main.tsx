// First, before the libraries are evaluated.
import './preload-page.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { reportProblem, watchProblems } from '#src/platform/reports/error-report.ts'
import { runTask } from '#src/platform/idle.ts'
import { watchStylesheets } from '#src/platform/load-chunk.ts'
import { isChunkFailure, watchChunks } from '../errors/chunk-failure.ts'
import { ROOT_OPTIONS } from '../errors/root-errors.ts'
import { guardPresses } from '../presses/guard-presses.ts'
import { AppProviders, type AppProvidersProps } from '../layout/app-providers.tsx'
import { createApp, createNavigation } from './create-app.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

watchChunks(window)
watchStylesheets(window)
guardPresses()
watchProblems(window, reportProblem)
// public/boot.js reads it: without it the app's own scripts could not be loaded.
container.dataset['app'] = 'started'

async function boot(root: HTMLElement): Promise<void> {
  const navigation = await runTask(createNavigation)
  const { start, ...app } = await runTask(() => createApp(navigation))
  await runTask(start)
  await runTask(() => renderApp(root, app))
  // In the gallery's build only: tests open overlays by name that no screen opens yet.
  if (import.meta.env.VITE_GALLERY === '1') Object.assign(globalThis, { tumpakOverlays: app.stores.overlays })
}

function renderApp(root: HTMLElement, { stores, queryClient, router }: AppProvidersProps): void {
  const render = () =>
    createRoot(root, ROOT_OPTIONS).render(<AppProviders stores={stores} queryClient={queryClient} router={router} />)
  // React renders a transition in short slices. While the page loads there is little to render, and the router must not
  // change its state between two slices.
  if (router.state.status === 'pending') render()
  else startTransition(render)
}

boot(container).catch((error: unknown) => {
  // public/boot.js shows an error.
  window.dispatchEvent(new Event('boot-failed'))
  // Texts that could not be loaded are no defect.
  if (!isChunkFailure(error)) reportError(error)
})
