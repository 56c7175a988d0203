// The whole page on fixtures, without a server: `/dev/`, `/dev/?empty`. Not part of the built page.

import { installFakeServer } from "./fakeServer";

installFakeServer();
await import("../src/main");
