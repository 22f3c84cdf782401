import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '#src/components/language-switch.tsx'
import { ThemeSwitch } from '#src/components/theme-switch.tsx'
import { useStores } from '#src/stores/stores-context.tsx'
import { Chip } from '#src/ui/surface/chip.tsx'
import styles from './shell-footer.module.css'

/** The licence block, drawn neutrally since nobody has licensed a demonstration, and a visitor's switches. */
export const ShellFooter = observer(function ShellFooter() {
  const { t } = useTranslation('shell')
  const { session } = useStores()
  return (
    <div className={styles.footer}>
      {!session.isLoggedIn && (
        <div className={styles.switches}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      )}
      <div className={styles.licence}>
        <span className={styles.seal} aria-hidden="true">
          {t('adultsOnly')}
        </span>
        <div>
          <p className={styles.title}>
            {t('licenceTitle')} <Chip>{t('licenceDemo')}</Chip>
          </p>
          <p>{t('licenceText')}</p>
          <p>{t('adultsOnlyText')}</p>
        </div>
      </div>
    </div>
  )
})
