import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BRAND, type Regulator } from '#src/lib/brand.ts'
import { usePictureNear } from '#src/ui/data/use-picture-near.ts'
import { Words } from '#src/ui/data/words.tsx'
import { Chip } from '#src/ui/surface/chip.tsx'
import styles from './shell-footer.module.css'

type LicenseBlockProps = Partial<Pick<typeof BRAND, 'licensee' | 'regulators' | 'demoDisclaimer'>>

function Mark({ regulator: { name, license, logo, url } }: { readonly regulator: Regulator }): ReactElement {
  const { t } = useTranslation('menu')
  const box = useRef<HTMLSpanElement>(null)
  const isNear = usePictureNear(box)
  const mark = (
    <>
      <span ref={box} className={styles.logo}>
        {isNear && <img src={logo} alt="" />}
      </span>
      <span translate="no">{name}</span>
      {license !== null && <span>{t('licenseNumber', { license })}</span>}
    </>
  )
  if (url === null) return <div className={styles.regulator}>{mark}</div>
  return (
    <a className={styles.regulator} href={url} target="_blank" rel="noopener noreferrer">
      {mark}
    </a>
  )
}

/** The license block with the regulators' logos, marked if the site is a demonstration. */
export function LicenseBlock({
  licensee = BRAND.licensee,
  regulators = BRAND.regulators,
  demoDisclaimer = BRAND.demoDisclaimer,
}: LicenseBlockProps): ReactElement {
  const { t, i18n } = useTranslation('menu')
  return (
    <section className={styles.license}>
      <h2 className={styles.title}>
        <Words>{t('licenseTitle')}</Words> {demoDisclaimer && <Chip>{t('licenseDemo')}</Chip>}
      </h2>
      <ul className={styles.logos} aria-label={t(demoDisclaimer ? 'regulatorsDemo' : 'regulators')}>
        <li className={styles.adults}>{t('adultsOnly')}</li>
        {regulators.map((regulator) => (
          <li key={regulator.name}>
            <Mark regulator={regulator} />
          </li>
        ))}
      </ul>
      <p>{t('operatedBy', { licensee })}</p>
      {demoDisclaimer && <p>{demoDisclaimer[i18n.language] ?? demoDisclaimer['en-US']}</p>}
      <p>{t('adultsOnlyText')}</p>
    </section>
  )
}
