import { defineSnippetsElement } from '@loadout/react/element';

defineSnippetsElement();
