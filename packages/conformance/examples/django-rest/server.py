"""A clinic's appointments in Django REST Framework: `/appointments/{id}/`, field errors, numbered pages, token."""
import os

import django
from django.conf import settings

# A planted fault, to see the harness find it: lost-creation, foreign-read or wrong-count.
FAULT = os.environ.get("FAULT", "")
# Made-up accounts of a test system.
TOKENS = {"lena": "lena-7c1f0a94", "raul": "raul-2b8e5d63"}

settings.configure(
    SECRET_KEY="for-this-example-only",
    ALLOWED_HOSTS=["127.0.0.1", "localhost"],
    ROOT_URLCONF=__name__,
    INSTALLED_APPS=["django.contrib.contenttypes", "django.contrib.auth", "rest_framework.authtoken"],
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}},
    DEFAULT_AUTO_FIELD="django.db.models.BigAutoField",
    USE_TZ=True,
    LOGGING_CONFIG=None,
    REST_FRAMEWORK={
        "DEFAULT_AUTHENTICATION_CLASSES": ["rest_framework.authentication.TokenAuthentication"],
        "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
        "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
        "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    },
)
django.setup()

from django.contrib.auth.models import User  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.core.servers.basehttp import get_internal_wsgi_application, run  # noqa: E402
from django.db import connection, models  # noqa: E402
from django.http import JsonResponse  # noqa: E402
from django.urls import include, path  # noqa: E402
from rest_framework import pagination, routers, serializers, viewsets  # noqa: E402
from rest_framework.authtoken.models import Token  # noqa: E402


class Appointment(models.Model):
    owner = models.ForeignKey(User, on_delete=models.CASCADE)
    patient = models.CharField(max_length=40)
    minutes = models.PositiveSmallIntegerField()
    state = models.CharField(max_length=9, default="planned")

    class Meta:
        app_label = "clinic"


class StrictCharField(serializers.CharField):
    """DRF takes a number for a text, which the document does not allow."""

    def to_internal_value(self, data):
        if not isinstance(data, str):
            self.fail("invalid")
        return super().to_internal_value(data)


class StrictIntegerField(serializers.IntegerField):
    """DRF takes "30" and 30.0 for a number."""

    def to_internal_value(self, data):
        if not isinstance(data, int) or isinstance(data, bool):
            self.fail("invalid")
        return super().to_internal_value(data)


class AppointmentSerializer(serializers.ModelSerializer):
    patient = StrictCharField(min_length=2, max_length=40, trim_whitespace=False)
    minutes = StrictIntegerField(min_value=5, max_value=240)
    state = serializers.ChoiceField(["planned", "kept", "cancelled"], required=False)

    class Meta:
        model = Appointment
        fields = ["id", "patient", "minutes", "state"]


class Pages(pagination.PageNumberPagination):
    page_size = 10
    page_size_query_param = "page_size"
    max_page_size = 50


class Query(serializers.Serializer):
    page_size = serializers.IntegerField(min_value=1, max_value=50, required=False)
    state = serializers.ChoiceField(["planned", "kept", "cancelled"], required=False)


class AppointmentViewSet(viewsets.ModelViewSet):
    serializer_class = AppointmentSerializer
    pagination_class = Pages
    lookup_value_regex = "[0-9]{1,9}"
    http_method_names = ["get", "post", "put", "patch", "delete", "head", "options"]

    def get_queryset(self):
        found = Appointment.objects.order_by("id")
        if FAULT != "foreign-read" or self.action != "retrieve":
            found = found.filter(owner=self.request.user)
        if self.action == "list":
            query = Query(data=self.request.query_params)
            query.is_valid(raise_exception=True)
            if "state" in query.validated_data:
                found = found.filter(state=query.validated_data["state"])
        return found

    def perform_create(self, serializer):
        appointment = serializer.save(owner=self.request.user)
        if FAULT == "lost-creation":
            Appointment.objects.filter(id=appointment.id).delete()

    def list(self, request, *args, **kwargs):
        response = super().list(request, *args, **kwargs)
        if FAULT == "wrong-count":
            response.data["count"] += 1
        return response


router = routers.DefaultRouter()
router.include_root_view = False
router.register("appointments", AppointmentViewSet, basename="appointment")
urlpatterns = [path("", include(router.urls))]


def handler404(request, exception):
    """Django's own page is HTML."""
    return JsonResponse({"detail": "Not found."}, status=404)


def fill() -> None:
    call_command("migrate", verbosity=0)
    with connection.schema_editor() as editor:
        editor.create_model(Appointment)
    for name, token in TOKENS.items():
        user = User.objects.create_user(name)
        Token.objects.create(user=user, key=token)
        for patient in ("Ada", "Bo", "Cleo"):
            Appointment.objects.create(owner=user, patient=patient, minutes=15)


if __name__ == "__main__":
    fill()
    # One thread, because the database is in its memory.
    run("127.0.0.1", int(os.environ.get("PORT", "8000")), get_internal_wsgi_application(), threading=False)
