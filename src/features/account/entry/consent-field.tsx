import { Trans, useTranslation } from 'react-i18next'
import { DocumentLink } from '#src/components/operator/document-links.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'

export interface ConsentFieldProps {
  readonly name: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly error: string | undefined
}

/** Age, terms and privacy in one checkbox, unchecked by default; its sentence links the documents. */
export function ConsentField(props: ConsentFieldProps) {
  const { t, i18n } = useTranslation('account')
  return (
    <Checkbox {...props}>
      {/* Its texts stand beside links: a change of language replaces the whole sentence, like `Words`. */}
      <Trans
        key={i18n.language}
        parent="span"
        t={t}
        i18nKey="consentOpen"
        components={{ terms: <DocumentLink name="termsOfUse" />, privacy: <DocumentLink name="privacyPolicy" /> }}
      />
    </Checkbox>
  )
}
