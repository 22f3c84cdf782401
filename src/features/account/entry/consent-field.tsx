import { useTranslation } from 'react-i18next'
import { DocumentLinks } from '#src/components/document-links.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import styles from './consent-field.module.css'

export interface ConsentFieldProps {
  readonly name: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly error: string | undefined
}

/** Age, terms and privacy in one checkbox, unchecked by default, with links to the documents. */
export function ConsentField(props: ConsentFieldProps) {
  const { t } = useTranslation('account')
  return (
    <div>
      <Checkbox {...props}>{t('consentOpen')}</Checkbox>
      <div className={styles.links}>
        <DocumentLinks names={['termsOfUse', 'privacyPolicy']} />
      </div>
    </div>
  )
}
