import { useTranslation } from 'react-i18next'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'

/** The pending component of every route: a skeleton. */
export function RoutePending() {
  const { t } = useTranslation()
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
