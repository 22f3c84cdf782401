import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'

/**
 * The pending component of every route: a skeleton. It may be shorter than the page before, and then the browser scrolls
 * up by itself: the router must not store that as the place to which Back returns.
 */
export function RoutePending() {
  const { t } = useTranslation()
  useLayoutEffect(() => {
    // The router listens on the document, below the window.
    const hide = (event: Event) => event.stopPropagation()
    window.addEventListener('scroll', hide, { capture: true })
    return () => window.removeEventListener('scroll', hide, { capture: true })
  }, [])
  return (
    <Stack gap={5} style={{ padding: 'var(--space-4) 0' }} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height="9rem" />
      <Skeleton shape="text" width="50%" />
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
    </Stack>
  )
}
