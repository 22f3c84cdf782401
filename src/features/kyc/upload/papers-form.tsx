import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IdentityType } from '#generated/http/schemas/identity-type.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from '../kyc.module.css'
import type { Side } from './papers.ts'
import { preparePaper } from './prepare-paper.ts'
import { SideCard } from './side-card.tsx'
import { usePapers } from './use-papers.ts'

export interface PapersFormProps {
  readonly uid: string
  /** The chosen identity document; undefined if it is no longer offered: then both sides are required. */
  readonly paper: IdentityType | undefined
  readonly onHandedIn: () => void
}

/** A card for each side, and one button that sends all. */
export const PapersForm = observer(function PapersForm({ uid, paper, onHandedIn }: PapersFormProps) {
  const { t } = useTranslation('kyc')
  const { papers, handIn } = usePapers(uid)
  const [hasFailed, setFailed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const hasBack = paper?.needsBack ?? true
  const sides: readonly Side[] = hasBack ? ['front', 'back', 'selfie'] : ['front', 'selfie']

  // The button is below the cards: scroll to the side that is being sent.
  const sending = sides.findIndex((side) => papers.sides[side].share !== undefined)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (papers.isSending || sides.some((side) => papers.sides[side].isPreparing)) return
    setFailed(false)
    const missing = papers.markMissing(sides)
    if (missing !== undefined) {
      form.current?.querySelector<HTMLElement>(`[data-side=${missing}] button`)?.focus()
      return
    }
    if (await handIn(sides)) onHandedIn()
    else setFailed(true)
  }

  return (
    <form ref={form} noValidate className={styles.page} onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Text tone="quiet">{t('uploadText', { button: t('handIn') })}</Text>
          {paper && (
            <Stack row wrap gap={3} align="center" justify="space-between">
              <Text>
                {t('idType')}: <strong>{paper.name}</strong>
              </Text>
              <Link to={ROUTES.kycBaseInfo} className={buttonClass({ variant: 'ghost', size: 'sm', flush: true })}>
                {t('editBase')}
              </Link>
            </Stack>
          )}
        </Stack>
        {sides.map((side) => (
          <SideCard
            key={side}
            side={side}
            title={t(`side.${side}`)}
            hint={side === 'front' && !hasBack ? t('hints.page') : t(`hints.${side}`)}
            state={papers.sides[side]}
            isLocked={papers.isSending}
            bytesPerSecond={papers.bytesPerSecond}
            onChoose={(file) => void papers.sides[side].choose(file, preparePaper)}
            onShrink={() => void papers.sides[side].shrink()}
          />
        ))}
        {hasFailed && (
          <Alert tone="danger" title={t('handInFailed')} role="alert">
            {t('handInFailedText')}
          </Alert>
        )}
        <Stack gap={2}>
          <Button type="submit" variant="primary" size="lg" fullWidth busy={papers.isSending}>
            {t('handIn')}
          </Button>
          <Text size="sm" tone="quiet" role="status" className={styles.line}>
            {sending >= 0 && t('sendingOf', { number: sending + 1, total: sides.length })}
          </Text>
        </Stack>
      </Stack>
    </form>
  )
})
