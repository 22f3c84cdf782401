import { useMutation } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useUpdateUser } from '#generated/http/account/update-user.ts'
import { useListAvatars } from '#generated/http/account/list-avatars.ts'
import { CODES } from '#generated/http/codes.ts'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { useObjectUrl } from '#src/hooks/use-object-url.ts'
import { FormError } from '#src/forms/form-error.tsx'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { preparePicture } from '#src/platform/prepare-picture.ts'
import { PictureUpload, uploadPictureMutation } from '#src/queries/picture-upload.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { AvatarChoice, type AvatarOption } from './avatar-choice.tsx'
import { FormSheet } from './form-sheet.tsx'
import { OwnPicture } from './own-picture.tsx'

/** The value of the player's own picture, which has no address before the upload. */
const OWN = 'own'
const AvatarForm = z.object({ avatar: z.string().check(z.minLength(1)) })

/** The player's picture: an offered one, or their own. Save sends it, not the choice. */
export const AvatarSheet = observer(function AvatarSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common'])
  const before = useStores().session.user?.avatar ?? ''
  const offered = useListAvatars()
  const update = useUpdateUser()
  const { mutateAsync: upload } = useMutation(uploadPictureMutation())
  const [picture] = useState(() => new PictureUpload())
  const ownUrl = useObjectUrl(picture.file)
  useEffect(() => () => picture.stop(), [picture])
  const form = useApiForm({
    defaultValues: { avatar: before },
    schema: AvatarForm,
    codes: CODES.updateUser,
    send: async ({ avatar }) => {
      const url = avatar === OWN ? await sendOwn() : avatar
      // The reason why it was not uploaded is beside the button.
      if (url === undefined) return
      if (url !== before) await update.mutateAsync({ data: { avatar: url } })
      onClose()
    },
  })
  const { value: chosen, onValueChange: choose, error } = form.value('avatar')

  /** Does nothing on a repeat: a picture is not uploaded again if only saving the profile failed. */
  async function sendOwn(): Promise<string | undefined> {
    const uploaded = await picture.send((file, options) => upload({ file, purpose: 'avatar', ...options }))
    // The file is gone: there is no own picture any more.
    if (picture.file === undefined) choose(before)
    return uploaded?.url
  }

  function chooseOwn(isPrepared: boolean): void {
    if (isPrepared) choose(OWN)
  }

  function cancel(): void {
    picture.clear()
    choose(before)
  }

  const numbered = (offered.data ?? []).map(({ url }, at): AvatarOption => ({
    value: url,
    url,
    label: t('avatarNumber', { number: at + 1 }),
  }))
  const own = ownUrl === undefined ? [] : [{ value: OWN, url: ownUrl, label: t('avatarOwn') }]
  return (
    <FormSheet title={t('changeAvatar')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack gap={4}>
          {offered.isError ? (
            <QueryError query={offered} />
          ) : (
            <AvatarChoice
              label={t('avatarOffered')}
              options={[...own, ...numbered]}
              value={chosen}
              onChange={choose}
              isLoading={offered.isPending}
            />
          )}
          {offered.data?.length === 0 && picture.file === undefined && <Text tone="quiet">{t('avatarsNone')}</Text>}
          <OwnPicture
            picture={picture}
            url={ownUrl}
            error={error}
            isLocked={form.isSending}
            onChoose={(file) => void picture.choose(file, preparePicture).then(chooseOwn)}
            onShrink={() => void picture.shrink().then(chooseOwn)}
            onCancel={cancel}
          />
          <FormError form={form} />
          <Button type="submit" variant="primary" size="lg" fullWidth disabled={chosen === ''} busy={form.isSending}>
            {t('common:save')}
          </Button>
        </Stack>
      </form>
    </FormSheet>
  )
})
