import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { Text } from '#src/ui/data/text.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'

/** The way to customer service, at the end of a page. */
export function HelpLink() {
  const { t } = useTranslation(['kyc', 'common'])
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
