import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMedia } from '#src/hooks/use-media.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { Text } from '#src/ui/data/text.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'

/** The way to customer service, at the end of a page. On a desktop it stands beside the page. */
export function HelpLink() {
  const { t } = useTranslation(['kyc', 'common'])
  if (useMedia('(--from-wide)')) return null
  return (
    <Stack row wrap gap={3} align="center" justify="space-between">
      <Text size="sm" tone="quiet">
        {t('help')}
      </Text>
      <Link to={ROUTES.livechat} className={buttonClass({ size: 'sm' })}>
        {t('common:customerService')}
      </Link>
    </Stack>
  )
}
