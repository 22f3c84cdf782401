import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { configQuery } from '#src/queries/config.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import styles from './consent-field.module.css'

export interface ConsentFieldProps {
  readonly name: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly error: string | undefined
}

/** Age, terms and privacy in one tick that is never given in advance; links where the server names the documents. */
export function ConsentField(props: ConsentFieldProps) {
  const { data } = useQuery(configQuery())
  const { t } = useTranslation('account')
  const documents = [
    { href: data?.terms_of_use, label: t('consentTerms') },
    { href: data?.privacy_policy, label: t('consentPrivacy') },
  ].filter(({ href }) => href !== undefined && href !== '')

  return (
    <div>
      <Checkbox {...props}>{t('consentOpen')}</Checkbox>
      {documents.length > 0 && (
        <p className={styles.links}>
          {documents.map(({ href, label }) => (
            <a key={label} href={href} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
