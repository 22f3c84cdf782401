import { useTranslation } from 'react-i18next'
import { Chip } from '#src/ui/surface/chip.tsx'
import { REGULATORS, RegulatorLogo } from './regulator-logo.tsx'
import styles from './shell-footer.module.css'

/** The licence block with regulators' logos (section 2 of the specification); says that they are none. */
export function LicenceBlock() {
  const { t } = useTranslation('menu')
  return (
    <section className={styles.licence}>
      <h2 className={styles.title}>
        {t('licenceTitle')} <Chip>{t('licenceDemo')}</Chip>
      </h2>
      <ul className={styles.logos} aria-label={t('regulators')}>
        <li className={styles.adults}>{t('adultsOnly')}</li>
        {REGULATORS.map(({ id, name }) => (
          <li key={id} className={styles.regulator}>
            <RegulatorLogo id={id} />
            <span translate="no">{name}</span>
          </li>
        ))}
      </ul>
      <p>{t('licenceText')}</p>
      <p>{t('adultsOnlyText')}</p>
    </section>
  )
}
