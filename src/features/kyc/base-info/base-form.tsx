import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CODES } from '#generated/http/codes.ts'
import { useForm } from '#src/components/form/use-form.ts'
import { manilaToday } from '#src/lib/time.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from '../kyc.module.css'
import { AddressFields } from './address-fields.tsx'
import { baseRules, type Choices } from './base-rules.ts'
import { ContactFields, PaperFields, WorkFields } from './base-fields.tsx'
import { FormPart } from './form-part.tsx'
import { useBaseDraft } from './use-base-draft.ts'
import { useSaveBase } from './use-save-base.ts'

export interface BaseFormProps {
  readonly uid: string
  readonly choices: Choices
  readonly onSaved: () => void
}

/** The form of the details. What is typed is kept as a draft with every key, save what is identity data. */
export function BaseForm({ uid, choices, onSaved }: BaseFormProps) {
  const { t } = useTranslation('kyc')
  const { initial, isFromDevice, keep, saved } = useBaseDraft(uid)
  const save = useSaveBase()
  const form = useForm({
    initial,
    rules: baseRules(choices, manilaToday),
    codes: CODES.saveIdentityBase,
    send: async (values) => {
      await save(values)
      saved()
      onSaved()
    },
  })
  const { values } = form
  useEffect(() => {
    if (values !== initial) keep(values)
  }, [values, initial, keep])

  return (
    <form {...form.formProps} className={styles.page}>
      <Stack gap={6}>
        {isFromDevice && (
          <Notice tone="info" title={t('draftBack')}>
            {t('draftBackText')}
          </Notice>
        )}
        <FormPart title={t('partPaper')}>
          <PaperFields form={form} choices={choices} />
        </FormPart>
        <FormPart title={t('partContact')}>
          <ContactFields form={form} />
        </FormPart>
        <FormPart title={t('partPresent')}>
          <AddressFields form={form} kind="present" />
          <Checkbox {...form.tick('isSameAddress')}>{t('isSameAddress')}</Checkbox>
        </FormPart>
        {!values.isSameAddress && (
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
