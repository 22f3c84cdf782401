import { Fragment, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { BRAND, type Regulator } from '#src/lib/brand.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import styles from './trust-line.module.css'

type TrustLineProps = Partial<Pick<typeof BRAND, 'licensee' | 'regulators' | 'demoDisclaimer' | 'help'>>

/** Who licenses the site: the regulators with a license number; the first one alone where none has. */
function licensing(regulators: readonly Regulator[]): readonly Regulator[] {
  const licensed = regulators.filter(({ license }) => license !== null)
  return licensed.length > 0 ? licensed : regulators.slice(0, 1)
}

/** For pages where an account or money is at stake: the age, who licenses the site, and help with gambling. */
export function TrustLine({
  licensee = BRAND.licensee,
  regulators = BRAND.regulators,
  demoDisclaimer = BRAND.demoDisclaimer,
  help = BRAND.help,
}: TrustLineProps): ReactElement {
  const { t } = useTranslation('menu')
  return (
    <div className={styles.trust}>
      <strong className={styles.adults}>{t('adultsOnly')}</strong>
      <div className={styles.text}>
        <p>{t('adultsOnlyText')}</p>
        {help.length > 0 && (
          <p>
            <Words>{t('gamblingHelp')}</Words>
            {help.map(({ name, href }) => (
              <Fragment key={name}>
                {' '}
                <a href={href} target="_blank" rel="noopener noreferrer" translate="no">
                  {name}
                </a>
              </Fragment>
            ))}
          </p>
        )}
        <p>
          <span translate="no">{licensee}</span>
          {licensing(regulators).map(({ name, license, url }) => (
            <span key={name} className={styles.part}>
              {url === null ? (
                <span translate="no">{name}</span>
              ) : (
                <a href={url} target="_blank" rel="noopener noreferrer" translate="no">
                  {name}
                </a>
              )}
              {license !== null && <Words>, {t('licenseNumber', { license })}</Words>}
            </span>
          ))}
          {demoDisclaimer && <span className={styles.part}>{t('licenseNone')}</span>}
        </p>
      </div>
    </div>
  )
}

/** The same in a few words, for the foot of a form that moves money: the rest is below the form. */
export function TrustNote({
  regulators = BRAND.regulators,
  demoDisclaimer = BRAND.demoDisclaimer,
}: Pick<TrustLineProps, 'regulators' | 'demoDisclaimer'>): ReactElement {
  const { t } = useTranslation('menu')
  const names = licensing(regulators).map(({ name, license }) =>
    license === null ? name : `${name}, ${t('licenseNumber', { license })}`,
  )
  const parts = [t('adultsOnly'), ...(demoDisclaimer ? [t('licenseNone')] : names)]
  return (
    <Text size="sm" tone="quiet">
      <Words>{parts.join(' · ')}</Words>
    </Text>
  )
}
