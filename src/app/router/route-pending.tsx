import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'

/**
 * The pending component of every route: a skeleton. Another page starts at its top at once, which the router does only once
 * the page has loaded. The router must not store that as the place to which Back returns.
 */
export function RoutePending() {
  const { t } = useTranslation()
  const router = useRouter()
  useLayoutEffect(() => {
    // The router listens on the document, below the window.
    const hide = (event: Event) => event.stopPropagation()
    window.addEventListener('scroll', hide, { capture: true })
    const { location, resolvedLocation } = router.state
    if (location.pathname !== resolvedLocation?.pathname) window.scrollTo(0, 0)
    return () => window.removeEventListener('scroll', hide, { capture: true })
  }, [router])
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
