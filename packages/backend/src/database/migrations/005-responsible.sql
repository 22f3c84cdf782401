-- Limits, breaks and reality checks.
create table play_limit (
  account_id bigint not null references account,
  kind text not null,
  period text not null,
  value bigint not null check (value > 0),
  change_value bigint,
  change_at timestamptz,
  told_until timestamptz,
  primary key (account_id, kind, period)
);

create table play_pause (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  kind text not null,
  device_id text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_end_told boolean not null default false
);

create index play_pause_account on play_pause (account_id, ends_at);

create index play_pause_device on play_pause (device_id, ends_at) where device_id is not null;

create index play_pause_end on play_pause (ends_at) where not is_end_told;

create table play_restriction (
  account_id bigint primary key references account,
  reason_en text not null,
  reason_vi text not null
);

create table play_session (
  account_id bigint primary key references account,
  started_at timestamptz,
  last_at timestamptz,
  staked bigint not null default 0,
  won bigint not null default 0,
  checked_at timestamptz,
  is_reminder_told boolean not null default false,
  reminder_minutes int not null default 30,
  asked_at timestamptz,
  held_until timestamptz
);

create table play_time (
  account_id bigint not null references account,
  day text not null,
  seconds double precision not null,
  primary key (account_id, day)
);
