import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IdentityType } from '#generated/http/schemas/identity-type.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { preparePicture } from '#src/platform/prepare-picture.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { StickyAction } from '#src/ui/layout/sticky-action.tsx'
import { FLOW_STEPS } from '../base-info/base-steps.ts'
import { StepHead } from '../step-head.tsx'
import type { Side } from './identity-documents.ts'
import { PhotoExamples } from './photo-examples.tsx'
import { SideCard } from './side-card.tsx'
import upload from './upload.module.css'
import { useIdentityDocuments } from './use-identity-documents.ts'

export interface DocumentsFormProps {
  /** The chosen identity document; undefined if it is no longer offered: then both sides are required. */
  readonly idType: IdentityType | undefined
  /** The side that the operator rejected, and why. */
  readonly rejected?: { readonly side: Side; readonly reason: string } | undefined
  readonly onHandedIn: () => void
}

/** A card for each side, and one button that sends all. */
export const DocumentsForm = observer(function DocumentsForm({ idType, rejected, onHandedIn }: DocumentsFormProps) {
  const { t } = useTranslation('kyc')
  const { documents, submit } = useIdentityDocuments()
  const [hasFailed, setFailed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const hasBack = idType?.needsBack ?? true
  const all: readonly Side[] = hasBack ? ['front', 'back', 'selfie'] : ['front', 'selfie']
  // The rejected one first: its reason is what the player came for.
  const sides = all.toSorted((a, b) => Number(b === rejected?.side) - Number(a === rejected?.side))

  // The button is below the cards: scroll to the side that is being sent.
  const sending = sides.findIndex((side) => documents.sides[side].share !== undefined)

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (documents.isSending || sides.some((side) => documents.sides[side].isPreparing)) return
    setFailed(false)
    if (focusMissing()) return
    if (await submit(sides)) onHandedIn()
    // A file may be gone: sending again would not help.
    else if (!focusMissing()) setFailed(true)
  }

  /** Shows the sides without a picture, and focuses the first. False if none is missing. */
  function focusMissing(): boolean {
    const missing = documents.markMissing(sides)
    if (missing !== undefined) form.current?.querySelector<HTMLElement>(`[data-side=${missing}] button`)?.focus()
    return missing !== undefined
  }

  return (
    <form ref={form} noValidate className={upload.page} onSubmit={(event) => void onSubmit(event)}>
      <Stack gap={5} fill>
        <div className={upload.intro}>
          <Stack gap={5}>
            <StepHead step={FLOW_STEPS} title={t('stepDocuments')} text={t('uploadText', { button: t('handIn') })} />
            {idType && (
              <Stack row wrap gap={3} align="center" justify="space-between">
                <Text>
                  <Words>{t('idType')}:</Words> <strong>{idType.name}</strong>
                </Text>
                <Link to={ROUTES.kycBaseInfo} className={buttonClass({ variant: 'ghost', size: 'sm', flush: true })}>
                  {t('editBase')}
                </Link>
              </Stack>
            )}
          </Stack>
          <PhotoExamples />
        </div>
        <div className={upload.sides}>
          {sides.map((side) => (
            <SideCard
              key={side}
              side={side}
              title={t(`side.${side}`)}
              hint={side === 'front' && !hasBack ? t('hints.page') : t(`hints.${side}`)}
              state={documents.sides[side]}
              rejectedFor={rejected?.side === side ? rejected.reason : undefined}
              isLocked={documents.isSending}
              bytesPerSecond={documents.bytesPerSecond}
              onChoose={(file) => void documents.sides[side].choose(file, preparePicture)}
              onShrink={() => void documents.sides[side].shrink()}
            />
          ))}
        </div>
        {hasFailed && (
          <Alert tone="danger" title={t('handInFailed')} role="alert">
            {t('handInFailedText')}
          </Alert>
        )}
        <StickyAction
          {...(sending >= 0 && {
            note: <span role="status">{t('sendingOf', { number: sending + 1, total: sides.length })}</span>,
          })}
        >
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            className={upload.submit}
            busy={documents.isSending}
          >
            {t('handIn')}
          </Button>
        </StickyAction>
      </Stack>
    </form>
  )
})
