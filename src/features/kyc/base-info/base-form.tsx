import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CODES } from '#generated/http/codes.ts'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { useSaveDraft } from '#src/forms/use-save-draft.ts'
import { manilaToday } from '#src/lib/time.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import styles from '../kyc.module.css'
import { useKycStore } from '../kyc-store.ts'
import { AddressFields } from './address-fields.tsx'
import { ContactFields, DocumentFields, WorkFields } from './base-fields.tsx'
import { baseSchema, birthdayError, type Choices } from './base-schema.ts'
import { ErrorSummary } from './error-summary.tsx'
import { useSaveBase } from './use-save-base.ts'

export interface BaseFormProps {
  readonly uid: string
  readonly choices: Choices
  readonly onSaved: () => void
}

/** A group of fields under one heading, which is read out with each of them. */
function FormPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <SectionHeader title={title} id={id} />
      <Card padding="md">
        <Stack gap={4}>{children}</Stack>
      </Card>
    </div>
  )
}

/** The form of the details. Input is stored as a draft, except identity data. */
export function BaseForm({ uid, choices, onSaved }: BaseFormProps) {
  const { t } = useTranslation(['kyc', 'errors'])
  const drafts = useKycStore()
  const [{ initial, isFromDevice }] = useState(() => drafts.baseStart(uid))
  const save = useSaveBase()
  const choose = t('errors:required')
  const form = useApiForm({
    defaultValues: initial,
    schema: ({ isSameAddress }) => baseSchema(choices, manilaToday, isSameAddress),
    codes: CODES.saveIdentityBase,
    messages: {
      birthday: birthdayText,
      email: t('errors:emailIncorrect'),
      nationality: choose,
      idType: choose,
      sourceOfIncome: choose,
      occupation: choose,
      gamingVenue: choose,
    },
    send: async (body) => {
      await save(body)
      stopDraft()
      drafts.baseSaved()
      onSaved()
    },
  })
  const stopDraft = useSaveDraft(form.methods, (values) => drafts.keepBase(uid, values))

  const { isSubmitted, errors } = form.methods.formState

  function birthdayText(birthday: string): string {
    if (birthday === '') return t('errors:required')
    return birthdayError(birthday, manilaToday()) === 'underAge' ? t('fieldErrors.underAge') : t('errors:dateIncorrect')
  }

  return (
    <form {...form.formProps} className={styles.page}>
      <Stack gap={6}>
        <ErrorSummary count={isSubmitted ? Object.keys(errors).length : 0} />
        {isFromDevice && (
          <Alert tone="info" title={t('draftBack')}>
            {t('draftBackText')}
          </Alert>
        )}
        <FormPart title={t('partDocument')}>
          <DocumentFields form={form} choices={choices} />
        </FormPart>
        <FormPart title={t('partContact')}>
          <ContactFields form={form} />
        </FormPart>
        <FormPart title={t('partPresent')}>
          <AddressFields form={form} kind="present" />
          <Checkbox {...form.checkbox('isSameAddress')}>{t('isSameAddress')}</Checkbox>
        </FormPart>
        {!form.values.isSameAddress && (
          <FormPart title={t('partPermanent')}>
            <AddressFields form={form} kind="permanent" />
          </FormPart>
        )}
        <FormPart title={t('partWork')}>
          <WorkFields form={form} choices={choices} />
        </FormPart>
        <Stack gap={3}>
          <Button type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
            {t('saveAndGoOn')}
          </Button>
          <Text size="sm" tone="quiet">
            {t('draftNote')}
          </Text>
        </Stack>
      </Stack>
    </form>
  )
}
