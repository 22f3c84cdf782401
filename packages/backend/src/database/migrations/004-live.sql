-- Messages of the socket.
create table live_message (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  event text not null,
  content text,
  revision bigint,
  at timestamptz not null default now()
);

create index live_message_account on live_message (account_id, id);

create table live_revision (
  account_id bigint primary key references account,
  revision bigint not null
);

create table seeded (at timestamptz not null default now());
