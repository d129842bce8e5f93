import { type FormEvent, useState } from 'react';
import type { Path } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { NO_RESTAURANT } from '#shared/restaurants/no-restaurant.ts';
import type { TemplateId } from '#shared/site/site-content.ts';
import { ApiError } from '#web/client/api-error.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { useCreateFromTemplate } from '#web/websites/api/template-creation.ts';
import type { CustomizerValues } from './form/customizer-schema.ts';
import type { CustomizerForm, FinishedValues } from './form/use-customizer-form.ts';

type CreationSettings = {
  form: CustomizerForm;
  restaurantId: string;
  templateId: TemplateId;
  onCreated: () => void;
};

/** Creates the website and opens its preview. Errors go to the form’s fields or to `problem`. */
export function useCreation({ form, restaurantId, templateId, onCreated }: CreationSettings) {
  const navigate = useNavigate();
  const create = useCreateFromTemplate();
  const [refusals, setRefusals] = useState(0);
  const [problem, setProblem] = useState<string>();

  const send = async (values: FinishedValues) => {
    try {
      const { website_id } = await create.mutateAsync({
        ...withoutBlankDishes(values),
        restaurant_id: restaurantId,
        template_id: templateId,
        status: 'ready',
      });
      onCreated();
      await navigate(linkTo.websitePreview(website_id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (showInFields(form, error)) setRefusals((count) => count + 1);
      else setProblem(problemOf(error));
    }
  };
  const submit = (event: FormEvent, onRefused: () => void) =>
    form.handleSubmit(send, () => {
      setRefusals((count) => count + 1);
      onRefused();
    })(event);
  return {
    submit,
    refusals,
    problem,
    dismissProblem: () => setProblem(undefined),
    /** Stays true while the preview opens. */
    isCreating: create.isPending || create.isSuccess,
  };
}

/** An empty row isn’t a dish. */
function withoutBlankDishes({ website_name, template_customizations }: FinishedValues) {
  const dishes = template_customizations.menu_items.filter(({ name }) => name !== '');
  return { website_name, template_customizations: { ...template_customizations, menu_items: dishes } };
}

function problemOf({ code, message }: ApiError): string {
  return code === 'not_found' ? NO_RESTAURANT : `Error creating website: ${message}`;
}

/** Adds the server’s errors to the fields. Returns false if it named none of them. */
function showInFields(form: CustomizerForm, { fields }: ApiError): boolean {
  const named = Object.entries(fields).filter(([name]) => isField(form, name));
  for (const [name, message] of named) form.setError(name as Path<CustomizerValues>, { message });
  return named.length > 0;
}

const isField = (form: CustomizerForm, name: string) =>
  typeof form.getValues(name as Path<CustomizerValues>) === 'string';
