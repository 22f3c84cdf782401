import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { DocumentLinks } from '#src/components/operator/document-links.tsx'
import { LanguageSwitch } from '#src/components/settings/language-switch.tsx'
import { ROUTES } from '#src/routing/route-names.ts'
import { ThemeSwitch } from '#src/components/settings/theme-switch.tsx'
import { useStores } from '#src/stores/stores-context.tsx'
import { FollowIcons } from './follow-icons.tsx'
import { LicenseBlock } from './license-block.tsx'
import styles from './shell-footer.module.css'

const HELP = ['livechat', 'faq'] as const

/** Help and documents, the channels to follow, the license block, and a visitor's switches. */
export const ShellFooter = observer(function ShellFooter() {
  const { t } = useTranslation(['menu', 'common'])
  const { session } = useStores()
  return (
    <div className={styles.footer}>
      {!session.isLoggedIn && (
        <div className={styles.switches}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      )}
      <nav className={styles.help} aria-label={t('helpPages')}>
        {HELP.map((name) => (
          <Link key={name} to={ROUTES[name]}>
            {t(name === 'faq' ? 'common:faq' : 'common:customerService')}
          </Link>
        ))}
        <DocumentLinks names={['responsibleGaming', 'termsOfUse', 'privacyPolicy']} />
      </nav>
      <FollowIcons />
      <LicenseBlock />
    </div>
  )
})
