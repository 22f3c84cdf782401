import type { AppRouter } from './router.tsx'

/** Resolves when the first page has loaded, or its guard has led to another. */
export async function whenResolved(router: AppRouter): Promise<void> {
  if (router.state.resolvedLocation) return
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe('onResolved', () => {
      unsubscribe()
      resolve()
    })
  })
}
