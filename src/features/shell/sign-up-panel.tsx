import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { Parol } from '#src/ui/brand/parol.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import styles from './sign-up-panel.module.css'
import { useReturnHere } from './use-return-here.ts'

const REASONS = [
  { icon: 'wallet', key: 'reasonWallet' },
  { icon: 'shield', key: 'reasonIdentity' },
  { icon: 'game', key: 'reasonGames' },
] as const

/** The benefits of an account, with a sign-up link. */
export function SignUpPanel() {
  const { t } = useTranslation(['menu', 'common'])
  const search = useReturnHere()
  return (
    <Card surface="hero" padding="lg">
      <Stack gap={4}>
        <Parol size={88} glow />
        <Stack gap={1}>
          <Text as="h2" size="lg">
            {t('panelTitle')}
          </Text>
          <Text tone="quiet">{t('panelText')}</Text>
        </Stack>
        <ul className={styles.reasons}>
          {REASONS.map(({ icon, key }) => (
            <li key={key} className={styles.reason}>
              <Icon name={icon} size={20} className={styles.icon} />
              {t(key)}
            </li>
          ))}
        </ul>
        <Link to={ROUTES.register} search={search} className={buttonClass({ variant: 'primary', fullWidth: true })}>
          {t('common:signUp')}
        </Link>
      </Stack>
    </Card>
  )
}
