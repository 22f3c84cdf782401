import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './restricted-persons.module.css'

/** Who may not play, and what happens to their money. */
export function RestrictedPersons(): ReactElement {
  const { t } = useTranslation('age')
  const persons = [
    t('restrictedOfficials'),
    t('restrictedForces'),
    t('restrictedAge'),
    t('restrictedDatabase'),
    t('restrictedLicense'),
  ]
  return (
    <>
      <ul className={styles.persons}>
        {persons.map((person) => (
          <li key={person}>{person}</li>
        ))}
      </ul>
      <p className={styles.forfeited}>{t('forfeited')}</p>
    </>
  )
}
