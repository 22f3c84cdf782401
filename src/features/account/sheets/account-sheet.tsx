import type { ComponentType } from 'react'
import type { AccountSheetName } from '#src/stores/overlay-names.ts'
import { AvatarSheet } from './avatar-sheet.tsx'
import { BindPhoneSheet } from './bind-phone-sheet.tsx'
import { InvitationSheet } from './invitation-sheet.tsx'
import { LoginPasswordSheet } from './login-password-sheet.tsx'
import { NicknameSheet } from './nickname-sheet.tsx'

const SHEETS: Readonly<Record<AccountSheetName, ComponentType<{ onClose: () => void }>>> = {
  nickname: NicknameSheet,
  avatar: AvatarSheet,
  phone: BindPhoneSheet,
  loginPassword: LoginPasswordSheet,
  invitation: InvitationSheet,
}

export interface AccountSheetProps {
  readonly sheet: AccountSheetName
  readonly onClose: () => void
}

/** The sheets over the profile that change the account. */
export function AccountSheet({ sheet, onClose }: AccountSheetProps) {
  const Sheet = SHEETS[sheet]
  return <Sheet onClose={onClose} />
}
