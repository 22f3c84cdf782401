-- Codes, identities, letters and the operator's texts.
-- Numbers: one account registers with it, one binds it, and one has it of the two.
create unique index account_register_phone on account (register_phone) where register_phone <> '';

create unique index account_number on account ((coalesce(phone, register_phone)))
  where coalesce(phone, register_phone) <> '';

create unique index account_nickname on account (nickname) where nickname <> '';

create index account_invited_by on account (invited_by);

create table rate (
  name text not null,
  key_hash text not null,
  count int not null,
  ends_at timestamptz not null,
  primary key (name, key_hash)
);

create table otp (
  phone text not null,
  purpose text not null,
  account_id bigint references account,
  code_hash text,
  tries int not null default 0,
  sent_at timestamptz not null,
  primary key (phone, purpose)
);

create table picture (
  id text primary key,
  account_id bigint not null references account,
  purpose text not null,
  content_type text not null,
  created_at timestamptz not null default now()
);

create index picture_created on picture (created_at);

create table identity (
  account_id bigint primary key references account,
  full_name text not null,
  birthday text not null,
  email text not null,
  nationality text not null,
  present_address jsonb not null,
  permanent_address jsonb not null,
  income_source text not null,
  occupation text not null,
  gaming_venue text not null,
  id_type text not null,
  id_number text not null,
  front text,
  back text,
  selfie text,
  submitted_at timestamptz,
  reject_reason jsonb,
  reject_part text
);

-- An identity document belongs to one account.
create unique index identity_document on identity (id_type, upper(id_number));

create table letter (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  type text not null,
  title jsonb not null,
  content jsonb not null,
  is_read boolean not null default false,
  rewards jsonb,
  claimed boolean not null default false,
  created_at timestamptz not null default now()
);

create index letter_account on letter (account_id, created_at desc, id desc);

create table energy (
  account_id bigint primary key references account,
  amount bigint not null check (amount >= 0)
);

create table announcement (
  id bigint generated always as identity primary key,
  title jsonb not null,
  content jsonb not null,
  published_at timestamptz not null default now(),
  maintenance_at timestamptz
);

create table operator_setting (name text primary key, value jsonb not null);
