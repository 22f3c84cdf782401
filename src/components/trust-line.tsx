import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { BRAND, type Regulator } from '#src/lib/brand.ts'
import { Words } from '#src/ui/data/words.tsx'
import styles from './licence-line.module.css'

type LicenceLineProps = Partial<Pick<typeof BRAND, 'licensee' | 'regulators' | 'demoDisclaimer'>>

/** Who licenses the site: the regulators with a licence number; the first one alone where none has. */
function licensing(regulators: readonly Regulator[]): readonly Regulator[] {
  const licensed = regulators.filter(({ license }) => license !== null)
  return licensed.length > 0 ? licensed : regulators.slice(0, 1)
}

/** The licence block in one line, for pages on which the player has a task: age, licensee, regulator, licence number. */
export function LicenceLine({
  licensee = BRAND.licensee,
  regulators = BRAND.regulators,
  demoDisclaimer = BRAND.demoDisclaimer,
}: LicenceLineProps): ReactElement {
  const { t } = useTranslation('menu')
  return (
    <p className={styles.line}>
      <strong className={styles.adults}>{t('adultsOnly')}</strong> <span translate="no">{licensee}</span>
      {licensing(regulators).map(({ name, license, url }) => (
        <span key={name} className={styles.part}>
          {url === null ? (
            <span translate="no">{name}</span>
          ) : (
            <a href={url} target="_blank" rel="noopener noreferrer" translate="no">
              {name}
            </a>
          )}
          {license !== null && (
            <>
              <Words>, {t('licenceNumber', { license })}</Words>
            </>
          )}
        </span>
      ))}
      {demoDisclaimer && <span className={styles.part}>{t('licenceNone')}</span>}
    </p>
  )
}
