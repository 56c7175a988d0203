// What a child is called on the adult's page.

import { t } from "../../words/i18n.svelte";
import type { Child } from "../course";

export const childName = ({ name }: Pick<Child, "name">): string => name || t("path-adult-nameless");
