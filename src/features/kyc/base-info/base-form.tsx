import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { CODES } from '#generated/http/codes.ts'
import { getIdentityOptionsQuery } from '#generated/http/kyc/get-identity-options.ts'
import { useSaveIdentityBase } from '#generated/http/kyc/save-identity-base.ts'
import type { Identity } from '#generated/http/schemas/identity.ts'
import type { SaveIdentityBaseBody } from '#generated/http/schemas/save-identity-base-body.ts'
import { toApiError } from '#src/api/api-error.ts'
import { useTypedName } from '#src/components/first-withdrawal/typed-name.ts'
import { BackCloses } from '#src/components/panes/use-back-closes.ts'
import { FormError } from '#src/forms/form-error.tsx'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { useSaveDraft } from '#src/forms/use-save-draft.ts'
import { manilaToday } from '#src/lib/manila-day.ts'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { StickyAction } from '#src/ui/layout/sticky-action.tsx'
import { useKycStore } from '../kyc-store.ts'
import { readIdentity } from '../kyc.queries.ts'
import { getCorrection } from '../reject-part.ts'
import { StepHead } from '../step-head.tsx'
import { AddressStep } from './address-fields.tsx'
import { DocumentFields, PersonFields, WorkFields } from './base-fields.tsx'
import { baseSchema, birthdayError, type Choices } from './base-schema.ts'
import { BASE_STEPS, type BaseStep, findFirstStep, getFields } from './base-steps.ts'
import type { BaseValues } from './base-values.ts'

/**
 * Saves the details; the returned function resolves when they are saved, and rejects with the ApiError. Refetches what
 * the refusal shows to be outdated: the status or the options.
 */
function useSaveBase(): (body: SaveIdentityBaseBody) => Promise<void> {
  const queryClient = useQueryClient()
  const { mutateAsync } = useSaveIdentityBase()
  return async (body) => {
    try {
      await mutateAsync({ data: body })
    } catch (error) {
      const { code } = toApiError(error)
      const { identityLocked, choiceUnknown } = CODES.saveIdentityBase
      // The check has begun elsewhere: the page shows it.
      if (code === identityLocked.code) await readIdentity(queryClient)
      if (code === choiceUnknown.code) {
        void queryClient.invalidateQueries({ queryKey: getIdentityOptionsQuery().queryKey })
      }
      throw error
    }
  }
}

export interface BaseFormProps {
  readonly identity: Identity
  readonly choices: Choices
  readonly onSaved: () => void
}

const TITLES = { document: 'partDocument', person: 'partPerson', address: 'partPresent', work: 'partWork' } as const
const TEXTS = {
  document: 'partDocumentText',
  person: 'partPersonText',
  address: 'partPresentText',
  work: 'partWorkText',
} as const

/** The first step with something to correct; the last if there is none. */
function firstOpenStep(choices: Choices, values: BaseValues): BaseStep {
  const issues = baseSchema(choices, manilaToday, values.isSameAddress).safeParse(values).error?.issues ?? []
  return findFirstStep(issues.map(({ path }) => String(path[0]))) ?? 'work'
}

/** The details, one topic a step. Input is stored as a draft, except identity data. */
export function BaseForm({ identity, choices, onSaved }: BaseFormProps) {
  const { t } = useTranslation(['kyc', 'errors', 'common'])
  const drafts = useKycStore()
  const typedName = useTypedName()
  const [{ initial, isFromDevice }] = useState(() => drafts.baseStart())
  const correction = getCorrection(identity)
  const rejectedStep = correction?.kind === 'details' ? correction.step : undefined
  const [step, setStep] = useState<BaseStep>(() => rejectedStep ?? firstOpenStep(choices, initial))
  const heading = useRef<HTMLHeadingElement>(null)
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
      typedName.keep(body.fullName)
      onSaved()
    },
    reveal: (names) => {
      const first = findFirstStep(names)
      if (first !== undefined && first !== step) flushSync(() => setStep(first))
    },
  })
  const stopDraft = useSaveDraft(form.methods, (values) => drafts.keepBase(values))
  const place = BASE_STEPS.indexOf(step)
  const following = BASE_STEPS[place + 1]
  const previous = BASE_STEPS[place - 1]

  function birthdayText(birthday: string): string {
    if (birthday === '') return t('errors:required')
    return birthdayError(birthday, manilaToday()) === 'underAge' ? t('fieldErrors.underAge') : t('errors:dateIncorrect')
  }

  /** Shows a step from its start, and reads its heading out. */
  function show(next: BaseStep): void {
    flushSync(() => setStep(next))
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }

  async function goOn(next: BaseStep): Promise<void> {
    if (await form.check(getFields(step))) show(next)
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    if (following === undefined) return form.formProps.onSubmit(event)
    event.preventDefault()
    void goOn(following)
  }

  return (
    <form {...form.formProps} onSubmit={submit}>
      {previous !== undefined && <BackCloses onBack={() => !form.isSending && show(previous)} />}
      <Stack gap={5} fill>
        <StepHead ref={heading} step={place + 1} title={t(TITLES[step])} text={t(TEXTS[step])} />
        {step === rejectedStep && (
          <Alert tone="danger" title={identity.rejectReason === '' ? t('noReason') : identity.rejectReason}>
            {t('retype')}
          </Alert>
        )}
        {isFromDevice && (step === 'document' || step === 'person') && (
          <Alert tone="info" title={t('draftBack')}>
            {t('draftBackText')}
          </Alert>
        )}
        {step === 'document' && <DocumentFields form={form} choices={choices} />}
        {step === 'person' && <PersonFields form={form} choices={choices} />}
        {step === 'address' && <AddressStep form={form} />}
        {step === 'work' && <WorkFields form={form} choices={choices} />}
        <FormError form={form} />
        <StickyAction>
          {/* A button of its own for each step: a second press must not pass the next one. */}
          <Button key={step} type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
            {following === undefined ? t('saveAndGoOn') : t('goOn')}
          </Button>
        </StickyAction>
      </Stack>
    </form>
  )
}
