import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadLetter } from '#generated/http/inbox/read-letter.ts'
import type { Letter } from '#generated/http/schemas/letter.ts'
import { invalidateAffected } from '#src/api/affected-reads.ts'
import { toApiError } from '#src/api/api-error.ts'
import { EndlessList } from '#src/components/query-state/endless-list.tsx'
import { useMedia } from '#src/hooks/use-media.ts'
import { useSingleFlight } from '#src/hooks/use-single-flight.ts'
import { collectItems } from '#src/queries/paging.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { TabPanel } from '#src/ui/navigate/tab-panel.tsx'
import { AnnouncementsRow } from './announcements-row.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import styles from './inbox-screen.module.css'
import { InboxMenu } from './inbox-menu.tsx'
import { InboxToolbar } from './inbox-toolbar.tsx'
import { lettersQuery, readLetters } from './inbox.queries.ts'
import { hasUnclaimed } from './letter-kind.ts'
import { LetterPane, LetterSheet } from './letter-places.tsx'
import { LetterRow } from './letter-row.tsx'
import { ALL_TYPES, LetterTypes } from './letter-types.tsx'
import { useLetterDeletion } from './use-delete-letters.ts'

/** Marks an opened letter as read, once, and lowers the unread counter by 1 when the server has accepted it. */
function useMarkRead(): (letter: Letter) => void {
  const client = useQueryClient()
  const { badges } = useStores()
  const { mutateAsync } = useReadLetter({ silent: true })
  const sent = useRef(new Set<string>())
  return ({ id, read }) => {
    if (read || sent.current.has(id)) return
    sent.current.add(id)
    const before = badges.mark()
    mutateAsync({ data: { id } }).then(
      () => badges.drop('inboxUnread', before),
      (error: unknown) => {
        // Opening it again tries again; the query client shows the failure.
        sent.current.delete(id)
        // The server refused: another tab may have deleted it.
        if (toApiError(error).kind === 'failure') invalidateAffected(client, 'readLetter')
      },
    )
  }
}

/** The list and the opened letter side by side. */
const HAS_PANE = '(--from-wide)'

export interface InboxScreenProps {
  /** Only letters of this type. */
  readonly type: string | undefined
  readonly onType: (type: string | undefined) => void
}

/** The player's letters by type, newest first: to read, to claim, to delete. On a desktop with a reading pane. */
export const InboxScreen = observer(function InboxScreen({ type, onType }: InboxScreenProps) {
  const { t } = useTranslation(['inbox', 'common'])
  const { session, toasts } = useStores()
  const hasPane = useMedia(HAS_PANE)
  const idBase = useId()
  const list = useInfiniteQuery(lettersQuery(type))
  const letters = list.data ? collectItems(list.data.pages, (letter) => letter.id) : []
  const [openId, setOpenId] = useState<string>()
  const [picked, setPicked] = useState<ReadonlySet<string>>()
  const markRead = useMarkRead()
  const readingAll = useSingleFlight()
  const deletion = useLetterDeletion((ids) => {
    if (openId !== undefined && ids.includes(openId)) setOpenId(undefined)
    setPicked(undefined)
  })
  const open = letters.find(({ id }) => id === openId)
  // A chosen letter may be gone: deleted in another tab, or here with a lost response.
  const pickedIds = picked && letters.flatMap(({ id }) => (picked.has(id) ? [id] : []))

  function show(letter: Letter): void {
    setOpenId(letter.id)
    markRead(letter)
  }

  function pick(id: string, isPicked: boolean): void {
    const others = [...(picked ?? [])].filter((one) => one !== id)
    setPicked(new Set(isPicked ? [...others, id] : others))
  }

  function changeType(next: string | undefined): void {
    setOpenId(undefined)
    setPicked(undefined)
    onType(next)
  }

  async function readAgain(): Promise<readonly Letter[]> {
    const { data } = await list.refetch({ throwOnError: true })
    return data === undefined ? [] : collectItems(data.pages, ({ id }) => id)
  }

  /** All of the type, also those that are not loaded here. */
  async function askAllRead(): Promise<void> {
    const all = await readLetters(type).catch(() => undefined)
    const ids = all?.filter((letter) => letter.read && !hasUnclaimed(letter)).map(({ id }) => id)
    if (ids === undefined) toasts.danger(t('failed'))
    else if (ids.length === 0) toasts.success(t('noneRead'))
    else deletion.ask({ ids, isAllRead: true })
  }

  const view = open && {
    letter: open,
    readAgain,
    onDelete: () => deletion.ask({ ids: [open.id], isAllRead: false }),
  }
  return (
    <Stack gap={2}>
      <div className={styles.head}>
        <div className={styles.types}>
          <LetterTypes idBase={idBase} value={type} onChange={changeType} />
        </div>
        {!hasPane && letters.length > 0 && (
          <InboxMenu
            isReading={readingAll.isBusy}
            onSelect={() => setPicked(new Set())}
            onDeleteRead={() => void readingAll.run(askAllRead)}
          />
        )}
      </div>
      <div className={styles.panes}>
        <TabPanel idBase={idBase} value={type ?? ALL_TYPES}>
          <Stack gap={2}>
            <AnnouncementsRow />
            {letters.length > 0 && (
              <InboxToolbar
                picked={pickedIds?.length}
                isReading={readingAll.isBusy}
                isInMenu={!hasPane}
                onSelect={() => setPicked(new Set())}
                onCancel={() => setPicked(undefined)}
                onDelete={() => deletion.ask({ ids: pickedIds ?? [], isAllRead: false })}
                onDeleteRead={() => void readingAll.run(askAllRead)}
              />
            )}
            <EndlessList
              list={list}
              label={t('letters')}
              empty={
                <EmptyState
                  picture="inbox"
                  title={type === undefined ? t('emptyTitle') : t('emptyType')}
                  text={type === undefined && !session.arePromotionsHeld ? t('emptyText') : undefined}
                />
              }
              failedTitle={t('failed')}
            >
              {letters.map((letter) => (
                <LetterRow
                  key={letter.id}
                  letter={letter}
                  isOpen={hasPane && letter.id === openId}
                  isPicked={picked?.has(letter.id)}
                  onOpen={() => show(letter)}
                  onPick={(isPicked) => pick(letter.id, isPicked)}
                  onHold={() => setPicked(new Set(hasUnclaimed(letter) ? [] : [letter.id]))}
                />
              ))}
            </EndlessList>
          </Stack>
        </TabPanel>
        {hasPane && letters.length > 0 && <LetterPane view={view} />}
      </div>
      {!hasPane && view && <LetterSheet view={view} onClose={() => setOpenId(undefined)} />}
      {deletion.asked && (
        <DeleteQuestion
          asked={deletion.asked}
          isDeleting={deletion.isDeleting}
          onConfirm={deletion.confirm}
          onCancel={deletion.cancel}
        />
      )}
    </Stack>
  )
})
